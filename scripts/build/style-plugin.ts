import path from 'node:path';
import type { Plugin } from 'vite';
import { type ExtractedModule, extractedSource } from './extract-styles.ts';

const isStyles = (id: string) => /(?:^|[./])styles\.ts$/.test(id);

/** The key of a module of styles, as import.meta.glob in entry-styles.ts names it. */
const styleKey = (root: string, id: string) => `./${path.posix.relative(path.posix.join(root, 'src'), id)}`;

/** Bundles class names instead of Emotion: each module of styles is replaced by what was extracted from it. */
export const extractedStyles = (root: string, modules: Record<string, ExtractedModule>): Plugin => ({
  name: 'extracted-styles',
  enforce: 'pre',
  load(id) {
    if (!isStyles(id)) return null;
    const extracted = modules[styleKey(root, id)];
    if (!extracted) throw new Error(`${id} was not among the extracted modules of styles`);
    return extractedSource(extracted, path.join(root, 'src/engine/react/extracted.ts'));
  },
});

/** For each section type, the modules of styles its component imports, directly or through others. */
export type StyleUse = Record<string, string[]>;

/** Collects the modules of styles behind each section's component while Vite bundles them. */
export const collectStyleUse = (root: string, use: StyleUse): Plugin => ({
  name: 'collect-style-use',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const type = /\/src\/site\/sections\/([^/]+)\/Component\.tsx$/.exec(id)?.[1];
      if (type === undefined) continue;
      const seen = new Set<string>();
      const visit = (module: string) => {
        if (seen.has(module)) return;
        seen.add(module);
        for (const imported of this.getModuleInfo(module)?.importedIds ?? []) visit(imported);
      };
      visit(id);
      use[type] = [...seen]
        .filter(isStyles)
        .map((module) => styleKey(root, module))
        .sort();
    }
  },
});
