import type { SiteCheck } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { keysWithWords } from '../context/words/translations/copied-words.ts';
import { textHash } from '../context/words/translations/text-hash.ts';
import {
  changedSince,
  isRewritten,
  isStale,
  lockedRecords,
  type Translation,
  translations,
} from '../context/words/translations/translations.ts';
import { aroundChange } from '../context/words/writing/around-change.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { changeInWords, type NearChange } from './lock/change-in-words.ts';
import { changeOf } from './lock/change-of.ts';
import { damagedRecord } from './lock/damaged-record.ts';
import { type ExchangedGroups, exchangedRecords, exchangedTogether } from './lock/exchanged-records.ts';
import { foreignCopy } from './lock/foreign-copy.ts';

const longest = 80;

/** A source that has the words of another text, but another translation, was probably overwritten by them. */
const overwritten = (context: CheckContext, { key, source, target, locale }: Translation): Finding[] => {
  const others = keysWithWords(context, key, source);
  const texts = context.words.get(locale)?.texts;
  const [other] = others;
  if (other === undefined || others.some((name) => texts?.get(name)?.value === target?.value)) return [];
  const message = `These are the words of "${other}", and the translation of this text says something else. If they came here by mistake, write its own words again. If they are meant, see whether the translations still fit, and run: npm run i18n -- accept ${key}`;
  return [{ ...source.place, message, named: { keys: [other] }, tells: 'copy' }];
};

/** A source that has the words of another language was overwritten by them, whatever its translations say. */
const foreign = (context: CheckContext, { key, source }: Translation): Finding[] => {
  const copy = foreignCopy(context, key, source);
  if (copy === undefined) return [];
  const message = `These are the words of "${copy.key}" in "${copy.locale}", and this is a text in "${source.locale}". Write the words that belong here.`;
  return [{ ...source.place, message }];
};

/** What to do about a source that is nearly what it was: a correction changes no word, and all else may be a slip. */
const remedyForSlip = ({ told, saysTheSame }: NearChange): string =>
  saysTheSame
    ? `${told}, and the translations probably still fit. If so,`
    : `${told}. Write that again if it is a slip; if it is meant, see whether the translations still fit, and`;

/** A source that is nearly what it was, or was cut within a word, is reported itself: its translations still fit. */
const slipped = (context: CheckContext, { key, source, recorded }: Translation): Finding[] | undefined => {
  const change = changeOf(context, source, recorded?.source);
  if (change === undefined) return undefined;
  if (change.kind === 'spaces') return [];
  const { file, pointer } = source.place;
  const at = { ...source.place, origin: { file, pointer } };
  if (change.kind === 'cut') {
    const message = `This has changed since it was translated, and ${change.told}; if it is meant so, see whether the translations still fit, and run: npm run i18n -- accept ${key}`;
    return [{ ...at, message }];
  }
  const { former } = change;
  const near = changeInWords(former, source.value);
  const message = `This was "${aroundChange(former, source.value)}" when it was translated: ${remedyForSlip(near)} run: npm run i18n -- accept ${key}`;
  return [{ ...at, message, suggestion: former, ...(near.saysTheSame ? { severity: 'info' } : {}) }];
};

/** More changed texts than this are no slips. */
const mostSlips = 3;

/** More names than this make a command that nobody reads. */
const mostNamed = 10;

/** The texts whose translations have changed as well. */
const followedIn = (stale: Translation[]): string[] => [
  ...new Set(stale.filter(isRewritten).map(({ key }) => key)),
];

/** What to do when the translation has changed as well: one command accepts all that did. */
const remedyFor = ({ key }: Translation, followed: string[]): string =>
  `This one has changed, too. When it says the same, run: npm run i18n -- accept ${followed.length > mostNamed ? key : followed.join(' ')}`;

/** That the source of a translation has changed, and what it was, where that is known. */
export const changedSource = (locale: string, value: string, was?: string): string => {
  const shown = value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
  const then = was === undefined ? '' : `${was}, and now it is `;
  return `The text in "${locale}" has changed since this was translated: ${then}"${shown}".`;
};

/** What all stale translations tell of each: how many there are, and the texts of those that have changed as well. */
type Changed = { count: number; followed: string[] };

/** What is told of a translation whose source has changed: a slip there, words of another text, or that it is stale. */
const finding = (
  context: CheckContext,
  translation: Translation,
  { count, followed }: Changed,
): Finding[] => {
  const { key, source, target } = translation;
  if (!target?.isComparable || !source.isComparable) return [];
  const hasFollowed = isRewritten(translation);
  const maySlip = count <= mostSlips && !hasFollowed;
  const slip = maySlip ? slipped(context, translation) : undefined;
  if (slip !== undefined) return slip;
  const copied = [...overwritten(context, translation), ...foreign(context, translation)].slice(0, 1);
  if (copied.length > 0) return copied;
  const { value, locale, place } = source;
  const remedy = hasFollowed
    ? remedyFor(translation, followed)
    : `Adapt this one if it no longer says the same, then run: npm run i18n -- accept ${key}`;
  return [
    {
      ...target.place,
      ...withRemedy(changedSource(locale, value), remedy),
      origin: { file: place.file, pointer: place.pointer },
      tells: hasFollowed ? 'followed' : 'changed',
    },
  ];
};

/** Whether the translations of two texts were exchanged, too. */
const isTranslatedToo = ({ one, other }: ExchangedGroups['pairs'][number]): boolean =>
  one.now.target === other.recorded?.target && other.now.target === one.recorded?.target;

const exchange = ({ groups, pairs: [first, ...others] }: ExchangedGroups): Finding => {
  const [one, other] = others.length === 0 ? [first.one.key, first.other.key] : groups;
  const { place } = first.one.source;
  const further = [first.other, ...others.flatMap((pair) => [pair.one, pair.other])];
  const places = further.map(
    ({
      source: {
        place: { file, pointer },
      },
    }) => ({ file, pointer }),
  );
  const also = places.filter(({ file }) => file === place.file).map(({ pointer }) => pointer);
  const elsewhere = places.filter(({ file }) => file !== place.file);
  const keys = [first.one, ...further].map(({ key }) => key);
  const isWhole = [first, ...others].every(isTranslatedToo);
  const [where, remedy] = isWhole ? [' in every language', ''] : ['', 'exchange the translations, too, and '];
  const message = `The words of "${one}" and "${other}" were exchanged${where} after they were translated. Exchange them again; if it is meant, ${remedy}run: npm run i18n -- accept ${one} ${other}`;
  return { ...place, message, also, elsewhere, named: { keys }, tells: 'exchange' };
};

/** Words with the quotation marks and apostrophes of print. */
const inPrint = (text: string): string => text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”');

/** Whether nothing but the quotation marks of a text were made those of a keyboard since it was translated. */
const hasLostQuotes = ({ source: { value }, recorded }: Translation): boolean =>
  /['"]/.test(value) && recorded?.source === textHash(inPrint(value));

/** Searching and replacing, or a program that knows only the keyboard's signs, is one fault of all texts. */
const lostQuotes = (texts: Translation[]): Finding[] => {
  const [first, ...others] = texts;
  if (!first || others.length === 0) return [];
  const { key, source } = first;
  const also = others
    .filter((other) => other.source.place.file === source.place.file)
    .map((other) => other.source.place.pointer);
  const message = `${texts.length} texts have ' or " where they had ’ or “ ” when they were translated, "${key}" first. Write those again; if it is meant, run: npm run i18n -- accept`;
  return [{ ...source.place, message, also }];
};

const findings = (context: CheckContext): Finding[] => {
  const damaged = translations(context).flatMap((item) => damagedRecord(item) ?? []);
  const changed = translations(context).filter((item) => isStale(item) && !damagedRecord(item));
  const quoted = changed.filter(hasLostQuotes);
  const joined = lostQuotes(quoted);
  const stale = joined.length === 0 ? changed : changed.filter((item) => !hasLostQuotes(item));
  const pairs = exchangedRecords(stale, 'source');
  const paired = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const single = stale.filter((translation) => !paired.has(translation));
  const all = { count: single.length, followed: followedIn(single) };
  return [
    ...damaged,
    ...joined,
    ...exchangedTogether(pairs).map(exchange),
    ...oncePerPlace(single.flatMap((one) => finding(context, one, all))),
  ];
};

/** Translations of a text that has changed since they were made. */
export const i18nStale: SiteCheck = {
  id: 'i18n/stale',
  severity: 'warning',
  description: 'Every translation was made from the text that the default language has now.',
  advice:
    'When the English text changes, the Spanish one still says what it said before. Read both, change the Spanish text if need be, and say so with "npm run i18n -- accept home.hero.title" (or a whole group: "home.hero"). translations.lock.json remembers which text each translation was made from; where a text stands in its file does not matter.',
  run: (context) => (lockedRecords(context) === undefined ? [] : findings(context)),
  concerns: changedSince,
};
