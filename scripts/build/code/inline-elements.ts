import path from 'node:path';
import type { Plugin } from 'vite';

const jsxRuntime = 'react/jsx-runtime';

/** Where styled elements, and the function that makes them what they are at once, are for the build machine. */
export const elementsModule = (root: string): string => path.join(root, 'src/engine/react/inlined-jsx.ts');

/** Has all elements made so in a bundle. */
export const inlineElements = (root: string): Plugin => ({
  name: 'inline-elements',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === jsxRuntime && importer !== elementsModule(root) ? elementsModule(root) : null,
});
