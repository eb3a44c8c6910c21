import type { Plugin, Rolldown } from 'vite';
import { posixPath } from '../../cli/posix-path.ts';
import { withoutLeftOut } from './left-out-of-react.ts';

const jsxRuntime = 'react/jsx-runtime';
const jsxNames = `\0${jsxRuntime}`;

const react = /\/(?:react|react-dom|scheduler)\/cjs\/([\w-]+\.production)\.js$/;

/**
 * React throws some errors to itself as signals, and makes them whenever it is loaded. While developer tools or
 * Lighthouse listen, the browser looks up where an error is made, and parses all of React a second time for it. These
 * errors are never read: React knows them by their identity alone.
 */
const signal = /(\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;

/** The texts of React's errors: the address of the error number is enough. */
const faultText = /function formatProdErrorMessage\(code\) \{[\s\S]*?\n\}/;
const shortText = 'const formatProdErrorMessage = (code) => "https://react.dev/errors/" + code;';

/** What React would do while a transition waits: React 19.2 hands this function on and never calls it. */
const indicator = /(function defaultOnDefaultTransitionIndicator\(\) \{)[\s\S]*?\n\}/;

/** What React says of a state that is none, to whoever writes the code. */
const stateText = /"takes an object of state variables[^"]*"/;

/** React without what costs at its start, or in bytes, and helps no visitor. */
export const leanReact = (code: string): string =>
  code
    .replace(signal, '$1{}')
    .replace(faultText, shortText)
    .replace(stateText, '"setState"')
    .replace(indicator, '$1}');

/** Leaves out of the client's bundle what no visitor's browser runs. */
export const leanClient = (): Plugin => ({
  name: 'lean-client',
  enforce: 'pre',
  // A build for visitors reports nothing to React's developer tools.
  config: () => ({ define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  // Every element is made by a function of a CommonJS module: a name of its own saves looking it up each time.
  resolveId: (id, importer) => (id === jsxRuntime && importer !== jsxNames ? jsxNames : null),
  load: (id) => {
    if (id !== jsxNames) return null;
    return `import runtime from '${jsxRuntime}'; export const { Fragment, jsx, jsxs } = runtime;`;
  },
  transform: (code, id) => {
    const [, file] = react.exec(id) ?? [];
    return file ? { code: withoutLeftOut(file, leanReact(code)), map: null } : null;
  },
});

const section = /\/sections\/([^/]+)\/Component\.tsx$/;

/** The name of a chunk's file: of a section its type. */
const nameOf = (facade: string): string => {
  const [, type] = section.exec(posixPath(facade)) ?? [];
  return type ? `section-${type}` : '[name]';
};

/** The player, and small modules that several parts need: else they would be files that those parts wait for. */
const core = new RegExp(
  `/src/(?:${[
    'entry-client',
    'engine/core/analytics-kind',
    'engine/react/(?:after-next-frame|focus-heading)',
    'site/ui/(?:SectionHead|quiet\\.styles)',
  ].join('|')})\\.tsx?$`,
);

/**
 * How the client's code is split: all that the player needs is one file, and every section that is loaded for
 * itself is a file named after its type.
 */
export const clientChunks: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name].[hash].js',
  // The player names some twenty of them, and nothing compresses a hash.
  chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId ?? '')}.[hash:6].js`,
  codeSplitting: {
    groups: [{ name: 'core', test: core, includeDependenciesRecursively: true }],
  },
};
