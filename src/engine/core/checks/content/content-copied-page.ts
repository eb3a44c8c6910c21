import { byText } from '../../json/by-text.ts';
import { objectOf } from '../../json/json-value.ts';
import type { PageFile } from '../../types.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Marked } from '../context/marks/marked.ts';
import { textsOfFile } from '../context/marks/texts-of-file.ts';
import { canMeet } from '../context/spans.ts';
import { isWithin } from '../context/words/keys/is-within.ts';
import { groupOfPage, keyBelow, stemsOf } from '../context/words/keys/key-parts.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';

/** A page with fewer texts may name a few of another page on purpose. */
const leastTexts = 3;

/** The part of a page's texts that are its own where it is no mere copy. */
const ownShare = 0.2;

/**
 * The group of a page's own words, by what it says of itself to search engines; empty where that is in no group, undefined
 * where it is in two.
 */
const ownGroupOf = ({ document }: PageFile): string | undefined => {
  const { title, description } = objectOf(objectOf(document).meta);
  const [group, other] = [title, description].map((text) => groupOfPage(keyNamedBy(text) ?? ''));
  return group === other ? group : undefined;
};

const groupIn = ({ text }: Marked): string => text?.group ?? '';

/** The part of the texts of a page that are in the group of the page: the others are shared, as those of a footer. */
const inGroup = 0.9;

/** The innermost group that holds most of some texts: "pay" and not the group around it, nor the largest within. */
const mainGroup = (texts: Marked[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((text) => stemsOf(groupIn(text))))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const groups = [...counts].filter(([, count]) => count > texts.length / 2 && count >= most * inGroup);
  return groups.sort(([one], [other]) => other.length - one.length)[0]?.[0];
};

/** A page of which hardly a text is its own, at the first text of the group that most of them are of. */
const foreignTexts = (context: CheckContext, page: PageFile): Finding[] => {
  const texts = textsOfFile(context, page.file).filter(({ place }) => !place.pointer.startsWith('/meta/'));
  if (texts.length < leastTexts) return [];
  const own = ownGroupOf(page);
  if (own === undefined) return [];
  const isOwn = (text: Marked) => own !== '' && isWithin(groupIn(text), own);
  if (texts.filter(isOwn).length > texts.length * ownShare) return [];
  const group = mainGroup(texts);
  const first = texts.find((text) => group && isWithin(groupIn(text), group));
  if (!group || !first || isWithin(own, group)) return [];
  return [{ ...first.place, message: '', names: [group, first.text?.key ?? ''] }];
};

const metaOf = ({ file, document: { id } }: PageFile): Place => ({ file, page: id, pointer: '/meta' });

/** Two pages of which each says to search engines what the other is, told at the first of them. */
const exchanged = (pages: PageFile[]): Finding[] => {
  const [page, other] = pages.toSorted((one, second) => byText(one.file, second.file));
  if (!page || !other) return [];
  const message = `The "meta" of this page is that of ${other.file}, which has this one’s. Exchange the two.`;
  return [{ ...metaOf(page), message, elsewhere: [metaOf(other)] }];
};

const copied = (
  { names: [, key = ''] = [], ...place }: Finding,
  page: PageFile,
  other: PageFile,
): Finding => {
  const [own, its] = [page, other].map(ownGroupOf);
  const message = `Nearly all words of this page are those of the page "${other.document.id}" (${other.file}).`;
  const named = own ? `, with names such as "t:${keyBelow(own, key.slice((its ?? '').length + 1))}|"` : '';
  return { ...place, ...withRemedy(message, `Write its own words${named}.`) };
};

/** Pages that were copied to write another, and still say what the first one says. */
export const contentCopiedPage: Check = {
  id: 'content/copied-page',
  severity: 'warning',
  description: 'No page shows the words of another page in nearly all places.',
  advice:
    'A page that was copied as a beginning shows the words of the first one until it has its own: its heading, and its card in every list. Give its texts names of its own and write what this page says. Example: in pages/solutions/concierge.json, a copy of pay.json, "t:solutions.pay.card.title|Pay" becomes "t:solutions.concierge.card.title|Concierge".',
  comparesPages: true,
  runOnPages: (context) => context.source.pages.flatMap((page) => foreignTexts(context, page)),
  join: (found, context) => {
    if (found.length === 0) return [];
    const { pages } = context.source;
    const homes = new Map(pages.map((page) => [ownGroupOf(page), page]));
    const byFile = new Map(pages.map((page) => [page.file, page]));
    const groups = new Map(found.map(({ file, names: [group = ''] = [] }) => [file, group]));
    const findings = found.flatMap((finding): Finding[] => {
      const page = byFile.get(finding.file);
      const other = homes.get(finding.names?.[0]);
      if (!page || !other || !canMeet(context, metaOf(page), metaOf(other))) return [];
      const back = groups.get(other.file);
      if (back === undefined) return [copied(finding, page, other)];
      return isWithin(ownGroupOf(page) ?? '', back) ? exchanged([page, other]) : [];
    });
    return oncePerPlace(findings);
  },
};
