import type { Clock } from '../../src/engine/core/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { UnreadableSchema } from '../site/unreadable-schema.ts';
import { keepChecks } from '../validate/keep-checks.ts';
import { NoInput } from '../validate/read-files.ts';
import { lookBack } from '../validate/since-commit/look-back.ts';
import { validateSite } from '../validate/validate-site.ts';

/** Which site a thread looks at, and the moment for which it does. */
export type ToAdvise = { root: string; clock: Clock };

let kept: ReturnType<typeof keepChecks> | undefined;

const findAdvice = async ({ root, clock }: ToAdvise) => {
  kept ??= keepChecks(root);
  const how = { ...kept, clock, project: codeRoot, past: lookBack(root, 'HEAD'), lossesOnly: true };
  const { problems } = await validateSite(root, how);
  // An error here is one of the code, which keeps the site from being built and not from being shown.
  return problems.filter(({ severity }) => severity !== 'info');
};

/** Sends the warnings of a site as JSON, and what is wrong with its code. A thread looks at one site only, and again only at what was edited. */
export const adviseSite = async (site: ToAdvise, send: (warnings: string) => void): Promise<void> => {
  try {
    send(JSON.stringify(await findAdvice(site)));
  } catch (error) {
    // What was lost or torn meanwhile is told as an error. Whatever else it is, the server goes on without warnings.
    if (!(error instanceof NoInput || error instanceof UnreadableSchema)) console.error(error);
  }
};
