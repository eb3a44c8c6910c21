import path from 'node:path';
import type { Plugin } from 'vite';
import { type ExtractedModule, extractedSource } from './extract-styles.ts';

const isStyles = (id: string) => /(?:^|[./])styles\.ts$/.test(id);

/**
 * What was extracted from all modules of styles, the module that makes elements of it, and what writes the values of
 * tokens that other code names.
 */
export type Extracted = {
  modules: Record<string, ExtractedModule>;
  runtime: string;
  write: (text: string) => string;
};

/** Bundles class names instead of Emotion: each module of styles is replaced by what was extracted from it. */
export const extractedStyles = (root: string, { modules, runtime, write }: Extracted): Plugin => ({
  name: 'extracted-styles',
  enforce: 'pre',
  load(id) {
    if (!isStyles(id)) return null;
    const extracted = modules[`./${path.posix.relative(path.posix.join(root, 'src'), id)}`];
    if (!extracted) throw new Error(`${id} was not among the extracted modules of styles`);
    return extractedSource(extracted, runtime);
  },
  transform: (code, id) =>
    id.startsWith(root) && code.includes('var(--') ? { code: write(code), map: null } : null,
});
