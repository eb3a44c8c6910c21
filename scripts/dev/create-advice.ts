import { setTimeout } from 'node:timers/promises';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import { askThread } from '../threads/ask-thread.ts';
import { openThreadPool } from '../threads/with-thread-pool.ts';
import type { ToAdvise } from './advise-site.ts';

const ownThread = { program: 'scripts/dev/run-dev.ts', youngMegabytes: 16 };

/** Of more pages, a check takes too long to follow each save, and its thread too much memory: `npm run validate` does it. */
const mostPages = 1000;

/** Milliseconds without a save until it looks: what was saved is on screen by then. */
const quiet = 300;

/** Looks for warnings beside the server: a thread does it, so that no save waits for them. */
export const createAdvice = (root: string) => {
  const pool = openThreadPool(ownThread);
  let warnings: LocatedProblem[] = [];
  let looks = 0;
  const find = async (input: ToAdvise): Promise<LocatedProblem[]> => {
    const [thread] = pool.take(1);
    return thread ? askThread(thread, { task: 'adviseSite', input }) : [];
  };
  return {
    warnings: () => warnings,
    /** Looks at a site that has no errors. Resolves with whether it is the last look, and found other than before. */
    look: async ({ pages, clock }: SiteSource): Promise<boolean> => {
      looks += 1;
      const look = looks;
      await setTimeout(quiet, undefined, { ref: false });
      if (look !== looks || pages.length > mostPages) return false;
      const found = await find({ root, clock });
      if (look !== looks || JSON.stringify(found) === JSON.stringify(warnings)) return false;
      warnings = found;
      return true;
    },
    /** What is wrong comes first: there are no warnings of a site with errors. */
    forget: (): void => {
      looks += 1;
      warnings = [];
    },
    end: pool.end,
  };
};
