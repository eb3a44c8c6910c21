import type { CheckContext } from '../../../src/engine/core/checks/context/check-context.ts';
import type { ReturnedText } from './exchange.ts';

/** Words of a translator that an import takes nowhere, with the line of their text. */
export type Remark = { line: number; words: string };

/** What an export notes itself; a page may have been renamed since. */
const exported =
  /^(?:every page|at most \d+ characters|\d+ forms in this language|separated by \|{4}|[a-z\d]+(?:[-/][a-z\d]+)+)$/;

/** What translators wrote beside their translations, where it would be lost without a word. */
export const remarksIn = (texts: ReturnedText[], { marks }: CheckContext): Remark[] => {
  const pages = new Set(marks.map(({ place }) => place.page));
  return texts.flatMap(({ line, notes, remarks }) => {
    const added = notes.filter((note) => !exported.test(note) && !pages.has(note)).join(', ');
    return [added, ...remarks].filter((words) => words !== '').map((words) => ({ line, words }));
  });
};
