import type { Plugin } from 'vite';

/** Vite passes every `import()` through this helper, to load stylesheets and preloads: this site's chunks have neither. */
const preloadHelper = /vite\/preload-helper/;

/**
 * A part that fails, or has not come after half of the time that a visitor waits, is requested once more, under another
 * address each time: most browsers keep the failure of a module for as long as the page is open. Without a connection,
 * many fail within a millisecond, and the clock would give some of them the same address.
 */
const helper = `
import { withDeadline } from '/src/engine/react/with-deadline.ts';
const importPart = (part) => withDeadline(
  withDeadline(import(/* @vite-ignore */ part), 5000).catch(() => import(/* @vite-ignore */ part + '?' + Math.random())));
export const __vitePreload = (load) => load(importPart);
`;

const wrapped = /__vitePreload\((async )?\(\) =>/g;
const imported = /\bimport\((?=["'`]\.)/g;

/** A chunk whose parts are loaded by the helper. Throws where one would not be. */
export const importsAgain = (code: string): string => {
  const written = code.replace(wrapped, '__vitePreload($1(importPart) =>');
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  if (count(wrapped) !== count(imported)) throw new Error('An import() is not loaded by the preload helper');
  return written.replace(imported, 'importPart(');
};

/** Lets a part of the client's code be loaded once more after it could not be fetched. */
export const importAgain = (): Plugin => ({
  name: 'import-again',
  enforce: 'pre',
  load: (id) => (preloadHelper.test(id) ? helper : null),
  renderChunk: (code) => ({ code: importsAgain(code), map: null }),
});
