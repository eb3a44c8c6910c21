import { watch } from 'node:fs';
import path from 'node:path';

export type SiteWatch = { onContent: () => Promise<void>; onCode: () => Promise<void> };

const project = path.resolve(import.meta.dirname, '../..');
const settle = 10;

/** Calls `run` once after a burst of events, and again when more came while it ran. Never two at a time. */
const gathered = (run: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run).catch((error: unknown) => console.error(error));
    }, settle);
  };
};

/** Watches a site's content and the code, and says which of the two changed. */
export const watchSite = (root: string, { onContent, onCode }: SiteWatch): void => {
  const content = gathered(onContent);
  const code = gathered(onCode);
  const isContent = (file: string) => /^(site\.config\.json$|pages\/|locales\/|public\/)/.test(file);
  for (const folder of ['pages', 'locales', 'public']) {
    watch(path.join(root, folder), { recursive: true }, content);
  }
  watch(root, (_, file) => file && isContent(file) && content());
  watch(path.join(project, 'src'), { recursive: true }, code);
  watch(path.join(project, 'schemas'), { recursive: true }, content);
};
