import type { Clock } from '../../src/engine/core/types.ts';
import { keepChecks } from '../validate/keep-checks.ts';
import { NoInput } from '../validate/read-files.ts';
import { validateSite } from '../validate/validate-site.ts';

/** Which site a thread looks at, and the moment for which it does. */
export type ToAdvise = { root: string; clock: Clock };

let kept: ReturnType<typeof keepChecks> | undefined;

/** Sends the warnings of a site as JSON. A thread looks at one site only, and again only at what was edited. */
export const adviseSite = async (
  { root, clock }: ToAdvise,
  send: (warnings: string) => void,
): Promise<void> => {
  kept ??= keepChecks(root);
  try {
    const { problems } = await validateSite(root, { ...kept, clock, lostSince: 'HEAD' });
    send(JSON.stringify(problems.filter(({ severity }) => severity === 'warning')));
  } catch (error) {
    // The site is gone: that is an error, and told as one.
    if (!(error instanceof NoInput)) throw error;
  }
};
