import { isDeepStrictEqual } from 'node:util';
import type { PartReport } from '../../../src/engine/core/checks/check-part.ts';
import { sharesWith } from '../../../src/engine/core/checks/create-context.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { isFoundIn } from '../../edits/files-with.ts';
import { keysSince, namesOfKeys } from '../../edits/names-of-words.ts';

/** A site without its pages. */
type Around = Omit<SiteSource, 'pages'>;

/** What some pages were checked with, besides what is around all pages. */
export type Looked = { documents: PageFile['document'][]; isFirst: boolean; unreadable: string[] };

/** What all pages and words are checked with. */
type Shared = { around: Around; unreadable: string[]; errorsOnly: boolean };

/** What was found in each share of the words, and on some pages together by their files. */
export type Kept = Shared & {
  words: (PartReport | undefined)[];
  pages: Map<string, Looked & { report: PartReport }>;
};

/** So many that an edited word costs little, and so few that nothing known costs little, too. */
export const shares = 8;

/** What all pages show is compared without the words, of which a page only sees those that it names. */
const isSameAround = (before: Shared, now: Shared): boolean => {
  const apart = ({ around: { locales: _, ...others }, unreadable, errorsOnly }: Shared) => [
    others,
    unreadable,
    errorsOnly,
  ];
  return isDeepStrictEqual(apart(before), apart(now));
};

/** What is left of the findings once some words were edited. */
const withoutKeys = ({ words, pages }: Kept, now: Shared, keys: string[]): Kept => {
  const edited = sharesWith({ ...now.around, pages: [] }, keys, shares);
  const names = namesOfKeys(keys);
  const isNaming = ({ documents }: Looked) => {
    const text = JSON.stringify(documents);
    return names.some((name) => isFoundIn(text, name));
  };
  return {
    ...now,
    words: words.map((report, index) => (edited.has(index) ? undefined : report)),
    pages: new Map([...pages].filter(([, looked]) => !isNaming(looked))),
  };
};

/** The findings that still hold now. */
export const findingsSince = (kept: Kept | undefined, now: Shared): Kept => {
  const none = { ...now, words: [], pages: new Map() };
  if (!kept || !isSameAround(kept, now)) return none;
  const { around } = kept;
  if (isDeepStrictEqual(around.locales, now.around.locales)) return kept;
  const keys = keysSince([around.locales, now.around.locales], now.around.config);
  return keys && now.unreadable.length === 0 ? withoutKeys(kept, now, keys) : none;
};
