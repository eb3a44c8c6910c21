import { watch } from 'node:fs';
import path from 'node:path';
import { configFile, lockFile } from '../../src/engine/core/file-names.ts';
import { codeRoot } from '../cli/code-root.ts';
import { mailWordsFile } from './mail-words-file.ts';
import { watchTrees } from './watch-trees.ts';

/** What is done after a save; the content waits for `settle` milliseconds without another one. */
type SiteWatch = { onContent: () => Promise<void>; onCode: () => Promise<void>; settle?: number };

const usualSettle = 10;

/** Calls `run` once after a burst of events, and once more when others came while it ran. Never two at a time. */
const debounced = (run: () => Promise<void>, settle = usualSettle): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const start = async () => {
    again = running;
    if (running) return;
    running = true;
    await run().catch((error: unknown) => console.error(error));
    running = false;
    if (again) await start();
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(start, settle);
  };
};

/** What acts as a save of content, and of code. */
type Saves = { content: () => void; code: () => void };

/** Watches a site's content and the code, and says which of the two changed. */
export const watchSite = (root: string, { onContent, onCode, settle }: SiteWatch): Saves => {
  const content = debounced(onContent, settle);
  const code = debounced(onCode);
  const folders = ['pages', 'locales', 'public'];
  const follow = watchTrees(
    folders.map((name) => path.join(root, name)),
    content,
  );
  watch(root, (_, file) => {
    if (folders.includes(file ?? '')) follow();
    if ([...folders, configFile, lockFile].includes(file ?? '')) content();
  });
  watchTrees([path.join(codeRoot, 'src')], code);
  watchTrees([path.join(codeRoot, path.dirname(mailWordsFile))], content);
  watchTrees([path.join(codeRoot, 'schemas')], (file) => {
    content();
    if (file.includes('forms')) code();
  });
  return { content, code };
};
