import { escapePattern } from '../../escape-pattern.ts';
import { placeholdersOf } from '../../words/placeholder.ts';
import { parseText } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hasNameOfPage } from '../context/has-name-of-page.ts';
import { fileNameOf } from '../context/own-names.ts';
import { repeats } from '../context/repeats.ts';
import { canMeet } from '../context/spans.ts';
import { groupNamedBy } from '../context/words/keys/group-named-by.ts';
import { sourceText } from '../context/words/translations/source-text.ts';
import { isSourceAsRecorded, lockedRecords } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';
import { type MetaText, metaTexts } from './meta-texts.ts';

/**
 * How much the key of a text shows that it is the page's own: in one group with the page's other text for search
 * engines, and with the page's name.
 */
const ownRank = (text: MetaText): number => {
  const { title, description } = text.page.document.meta;
  const other = groupNamedBy(text.name === 'title' ? description : title);
  const isOfOther = other !== '' && other === groupNamedBy(text.written);
  return (
    (isOfOther ? 2 : 0) + (hasNameOfPage(text.written, text.page) && (other === '' || isOfOther) ? 1 : 0)
  );
};

/** Whether a file is called like a copy of another: "pay-two", "pay copy". */
const isCopyOf = (copy: MetaText, original: MetaText): boolean =>
  new RegExp(`^${escapePattern(fileNameOf(original.page))}[- _(]`).test(fileNameOf(copy.page));

/** Whether the words differ from those that a translation was made from: they came here later. */
const hasChanged = (context: CheckContext, { written, locale }: MetaText): boolean => {
  const { key = '' } = parseText(written);
  const source = sourceText(context, context.keyTable.numbers.get(key) ?? -1);
  if (source === undefined || locale !== context.defaultLocale) return false;
  return context.locales.some(
    (other) => isSourceAsRecorded(context, { key, source, locale: other }) === false,
  );
};

/** Whether a text is one that nobody has translated yet, as that of a page which was just copied. */
const isNew = (context: CheckContext, { written }: MetaText): boolean => {
  const { key = '' } = parseText(written);
  const records = [...(lockedRecords(context)?.values() ?? [])];
  return !records.some((own) => own[key] !== undefined);
};

/** Whether only the other of two texts is one that was translated before. */
const isNewer = (context: CheckContext, text: MetaText, other: MetaText): boolean =>
  isNew(context, text) && !isNew(context, other);

const namesIn = (text: string): string => placeholdersOf(text).toSorted().join();

/** Whether a text has other %{names} than its translations. */
const hasOtherNames = ({ words }: CheckContext, { written }: MetaText): boolean => {
  const { key = '', inline } = parseText(written);
  const texts = [...words.values()].flatMap((own) => own.texts.get(key)?.value ?? []);
  return new Set([...texts, ...(inline === undefined ? [] : [inline])].map(namesIn)).size > 1;
};

/**
 * Of two pages with one text the one that has the fault, and the other. Of pages that name one key it is the one whose
 * key is not its own. Of two keys with the same words it is the one that nobody has translated yet, or whose words have
 * changed since they were translated; else the later page's.
 */
const faultOfTwo = (context: CheckContext, earlier: MetaText, later: MetaText): [MetaText, MetaText] => {
  const isEarlier =
    isNewer(context, earlier, later) ||
    isCopyOf(earlier, later) ||
    (hasChanged(context, earlier) && !hasChanged(context, later)) ||
    (earlier.written === later.written && ownRank(later) > ownRank(earlier));
  return isEarlier ? [earlier, later] : [later, earlier];
};

/** Texts that two pages of a language share, one finding for each page that is too many. */
const duplicateMeta = (context: CheckContext, name: MetaText['name'], purpose: string): Finding[] => {
  const told = new Set<string>();
  const sameWords = repeats(
    metaTexts(context, name),
    ({ locale, text }) => `${locale}\n${text.trim().toLowerCase()}`,
  );
  return sameWords.flatMap(([text, other]): Finding[] => {
    if (other.page.document.id === text.page.document.id) return [];
    if (!canMeet(context, other.use, text.use)) return [];
    // Words in the place of others are reported as that by `i18n/placeholder-mismatch`.
    if (hasOtherNames(context, text) || hasOtherNames(context, other)) return [];
    const [fault, twin] = faultOfTwo(context, other, text);
    if (told.has(fault.page.file)) return [];
    told.add(fault.page.file);
    const place = fault.written === twin.written ? fault.use : fault.place();
    const message = `The page "${twin.page.document.id}" (${twin.page.file}) has the same ${name} in "${fault.locale}". ${purpose}`;
    return [{ ...place, message, named: { pages: [twin.page.document.id] } }];
  });
};

/** Two pages with one title: nobody can tell them apart in search results or among tabs. */
export const seoDuplicateTitle: Check = {
  id: 'seo/duplicate-title',
  severity: 'warning',
  description: 'No two pages of a language have the same title.',
  advice:
    'Search engines show one of two pages with the same title and hide the other, and visitors with both open cannot tell the tabs apart. Say in the title what only this page has: "Loyalty programs" and "Rewards marketplace" instead of twice "Our solutions".',
  run: (context) => duplicateMeta(context, 'title', 'Say what only this page has.'),
};

/** Two pages with one description. */
export const seoDuplicateDescription: Check = {
  id: 'seo/duplicate-description',
  severity: 'warning',
  description: 'No two pages of a language have the same description.',
  advice:
    'Two results with the same words below their titles look like the same page, and search engines may drop one. Describe what a visitor finds on this page only, in one or two sentences.',
  run: (context) => duplicateMeta(context, 'description', 'Describe what a visitor finds only here.'),
};
