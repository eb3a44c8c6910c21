import type { LinkGap } from '../context/links/link-gaps.ts';
import { placeInFile } from '../problems/place-in-words.ts';
import { placeKey } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';

/** The links with one cause: how many, where they stand, and the one that is concerned first. */
export type AlikeLinks = { number: number; where: string; isInPages: boolean; first: LinkGap };

const most = 3;

/** Where some links stand; of many the first. */
const whereOf = (gaps: LinkGap[]): string => {
  const named = gaps.slice(0, most).map(({ place }) => placeInFile(place));
  const more = gaps.length - most;
  const last = more > 0 ? `${more} more places` : named.pop();
  return named.length > 0 ? `${named.join(', ')} and ${last}` : `${last}`;
};

/** A section of a page can be published for a time; the frame of all pages and settings cannot. */
const isInPage = ({ place: { page, section } }: LinkGap): boolean =>
  page !== undefined && section !== undefined;

/** How many links lead nowhere, and where. */
export const nowhere = ({ number, where }: AlikeLinks): string =>
  `${number === 1 ? '1 link leads' : `${number} links lead`} nowhere, in ${where}`;

/** Tells of links once where what they lead to is kept from being shown: somebody has decided that there. */
export const toldAtCause = (gaps: LinkGap[], messageOf: (links: AlikeLinks) => string): Finding[] =>
  [...Map.groupBy(gaps, ({ cause }) => placeKey(cause)).values()].flatMap((alike) => {
    const [first] = alike.toSorted((one, other) => one.moment - other.moment);
    if (!first) return [];
    const links = { number: alike.length, where: whereOf(alike), isInPages: alike.every(isInPage), first };
    return [
      { ...first.cause, message: messageOf(links), mentions: alike.slice(0, most).map(({ place }) => place) },
    ];
  });
