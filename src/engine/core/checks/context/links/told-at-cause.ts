import { placeKey } from '../../problems/place-keys.ts';
import { steps } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import type { LinkGap } from './link-gaps.ts';

/** How many links lead nowhere, and in which files; of a single one also where in its file. */
const linksOf = (gaps: LinkGap[]): string => {
  const [only] = gaps.length === 1 ? gaps : [];
  if (only) return `1 link leads nowhere, in ${only.place.file} (${steps(only.place.pointer).join('.')})`;
  const [one, ...more] = new Set(gaps.map(({ place }) => place.file));
  const files = [one, more.length > 1 ? `${more.length} more files` : more].flat().join(' and ');
  return `${gaps.length} links lead nowhere, in ${files}`;
};

/**
 * Tells of links once where what they lead to is kept from being shown: somebody has decided that there. `messageOf`
 * says it of the links and of the first gap.
 */
export const toldAtCause = (gaps: LinkGap[], messageOf: (links: string, gap: LinkGap) => string): Finding[] =>
  [...Map.groupBy(gaps, ({ cause }) => placeKey(cause)).values()].flatMap((alike) => {
    const [first] = alike.toSorted((one, other) => one.moment - other.moment);
    return first ? [{ ...first.cause, message: messageOf(linksOf(alike), first) }] : [];
  });
