import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Vite's helper fetches stylesheets and preloads of a chunk: this site's chunks have neither. */
const preloadHelper = /vite\/preload-helper/;

/** Leaves out of the client's bundle what no visitor's browser runs. */
export const leanClient = (): Plugin => ({
  name: 'lean-client',
  enforce: 'pre',
  // A build for visitors tells nothing to React's developer tools.
  config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  load: (id) => (preloadHelper.test(id) ? 'export const __vitePreload = (load) => load();' : null),
});

const section = /\/sections\/([^/]+)\/Component\.tsx$/;

/** The name of a chunk's file: of a section its type; the part of the player that is loaded later has its own. */
const nameOf = (facade: string): string => {
  const [, type] = section.exec(facade.split(path.sep).join('/')) ?? [];
  if (type) return `section-${type}`;
  return facade.endsWith('player.ts') ? 'navigation' : '[name]';
};

/**
 * How the client's code is split: all that the player needs is one file, and every section that is loaded for
 * itself is a file named after its type.
 */
export const clientChunks: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId ?? '')}.[hash].js`,
  codeSplitting: {
    groups: [{ name: 'core', test: /src\/entry-client\.tsx$/, includeDependenciesRecursively: true }],
  },
};
