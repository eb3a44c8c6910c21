import path from 'node:path';
import { duration } from '../cli/progress.ts';
import { watchSite } from '../site/watch-site.ts';
import { keepChecks } from './keep-checks.ts';
import { NoInput } from './read-files.ts';
import type { ValidateRequest } from './read-validate-request.ts';
import { emptyReport, makeReport } from './report/make-report.ts';
import { writeOutputs } from './report/write-outputs.ts';
import { lookBack } from './since-commit/look-back.ts';
import { validateSite } from './validate-site.ts';

/** Clears the terminal, so that the newest report is the only one. */
const clear = () => {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[H');
};

/**
 * Checks the site, and again after every save, until it is stopped. What a save does not concern is not looked at
 * again.
 */
export const watchValidate = async (options: ValidateRequest): Promise<void> => {
  const root = path.resolve(options.root);
  const kept = keepChecks(root);
  const report = async () => {
    try {
      // Git is asked only after a save that left something wrong: asking it takes longer than the checks of one page.
      const past = lookBack(root, options.since ?? 'HEAD');
      const how = { ...kept, clock: options.clock(), past, lossesOnly: true };
      return await makeReport(await validateSite(root, how), options);
    } catch (error) {
      if (error instanceof NoInput) return emptyReport(error.message);
      throw error;
    }
  };
  const check = async () => {
    const since = performance.now();
    const found = await report();
    const took = duration(performance.now() - since);
    clear();
    await writeOutputs(found, options);
    if (!options.quiet) console.error(`checked in ${took}; waiting for the next save (Ctrl-C ends)`);
  };
  const first = check();
  // It watches before it says that it waits: a save in between must not be lost.
  watchSite(root, { onContent: () => first.then(check), onCode: async () => {} });
  await first;
};
