import path from 'node:path';
import type { Plugin } from 'vite';

const jsxRuntime = 'react/jsx-runtime';

/** Where styled elements, and the function that makes them what they are at once, are for the build machine. */
export const inlinedElements = (root: string): string =>
  path.join(root, 'src/engine/react/inlined-elements.ts');

/** What is on screen never changes while a page is rendered once: nobody waits for another state. */
const store = `export { createStore } from 'zustand/vanilla';
export const useStore = ({ getState }, select = (state) => state) => select(getState());`;

const storeName = '\0zustand';

/** Leaves out of the server's bundle what only a browser needs. */
export const leanServer = (root: string): Plugin => ({
  name: 'lean-server',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id === 'zustand') return storeName;
    return id === jsxRuntime && importer !== inlinedElements(root) ? inlinedElements(root) : null;
  },
  load: (id) => (id === storeName ? store : null),
});
