import {
  type LetterLoss,
  letterLoss,
} from '../../../src/engine/core/checks/context/words/writing/letter-loss.ts';

const faults: Record<LetterLoss, string> = {
  accents: 'Accents are gone here',
  letters: 'A ? stands here for a letter',
  encoding: 'Letters are broken here',
};

/** Which letters of a translation a program has lost on the way, and what is said of that; there may have been none. */
export const letterFault = (
  former: string,
  now: string,
): { loss: LetterLoss; reason: string } | undefined => {
  const loss = letterLoss(former, now);
  if (loss === undefined) return undefined;
  const before = former === '' ? '' : `: it was ${JSON.stringify(former)}`;
  return { loss, reason: `${faults[loss]}${before}. Write that again.` };
};
