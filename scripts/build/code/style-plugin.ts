import path from 'node:path';
import type { Plugin } from 'vite';
import { type ExtractedModule, extractedSource } from './extract-styles.ts';

const isStyles = (id: string) => /(?:^|[./])styles\.ts$/.test(id);

/** The extracted rules of all modules of styles, and a function that writes the values of tokens in other code. */
export type Extracted = { modules: Record<string, ExtractedModule>; write: (text: string) => string };

/** Bundles class names instead of Emotion: replaces each module of styles by its extracted rules. */
export const extractedStyles = (root: string, { modules, write }: Extracted): Plugin => ({
  name: 'extracted-styles',
  enforce: 'pre',
  load(id) {
    if (!isStyles(id)) return null;
    const extracted = modules[`./${path.posix.relative(path.posix.join(root, 'src'), id)}`];
    if (!extracted) throw new Error(`${id} was not among the extracted modules of styles`);
    return extractedSource(extracted, path.join(root, 'src/engine/react/extracted.ts'));
  },
  transform: (code, id) =>
    id.startsWith(root) && code.includes('var(--') ? { code: write(code), map: null } : null,
});
