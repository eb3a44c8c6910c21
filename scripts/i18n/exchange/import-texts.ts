import {
  recordOfTexts,
  type TranslationRecord,
} from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { lockFile } from '../../../src/engine/core/file-names.ts';
import { changeWords, editLocale } from '../locale-files.ts';
import { keptRecord, lockText } from '../lock-text.ts';
import type { TranslatedSite } from '../read-translated-site.ts';
import { setWords } from '../set-words.ts';
import { demandLetters } from './demand-letters.ts';
import { demandOwnColumns } from './demand-own-columns.ts';
import { type DoubtedText, doubtedTexts } from './doubted-texts.ts';
import { type Returned, type ReturnedText, sentRecord } from './exchange.ts';
import { createJudge, type Judge, type RejectedText, type Verdict } from './judge.ts';
import { misplacedTexts } from './misplaced-texts.ts';
import { type Remark, remarksIn } from './remarks-in.ts';

/** A file that names a text twice says two things about it. */
const repeated = (texts: ReturnedText[]): RejectedText[] => {
  const first = new Map<string, number>();
  return texts.flatMap(({ key, line, column }) => {
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    const reason = `This text stands in line ${before} already. Remove one of them.`;
    return before === undefined ? [] : [{ key, line, column, reason, forcible: false }];
  });
};

/** A text that came back in the place of other words. */
type ReplacedText = ReturnedText & { before: string };

/** What an import did, or would not do. */
export type Imported = {
  locale: string;
  counts: Record<Exclude<Verdict, RejectedText>, number>;
  refused: RejectedText[];
  /** Texts that are empty in the file and were translated when it was sent. */
  emptied: ReturnedText[];
  /** Texts that were taken only because that was forced, and the words that were there. */
  replaced: ReplacedText[];
  /** Texts that are taken, but not noted as right: `validate` goes on telling what is strange about them. */
  doubted: DoubtedText[];
  /** How many texts the file has, and how many translations of the site are not among them. */
  listed: number;
  absent: number;
  remarks: Remark[];
  written: boolean;
};

type Sorted = {
  taken: ReturnedText[];
  accepted: Set<string>;
  refused: RejectedText[];
  emptied: ReturnedText[];
  forced: ReturnedText[];
  /** The keys of what is taken and not noted as right. */
  doubted: ReadonlySet<string>;
  counts: Imported['counts'];
};

/** More texts that equal their source than this are not just names and loan words. */
const mostCopies = 5;

/** If most new texts equal their sources, the wrong column came back: it would replace translations. */
const copiesIn = (taken: ReturnedText[]): ReturnedText[] => {
  const copies = taken.filter(({ source, target }) => source === target && /\p{L}/u.test(target));
  return copies.length > mostCopies && copies.length > taken.length / 2 ? copies : [];
};

const withoutCopies = (sorted: Sorted): Sorted => {
  const copies = copiesIn(sorted.taken);
  const reason = 'This is still the text that was to be translated, like most of this file. Translate it.';
  const refused = copies.map(({ key, line, column }) => ({ key, line, column, reason, forcible: true }));
  return {
    ...sorted,
    taken: sorted.taken.filter((text) => !copies.includes(text)),
    refused: [...sorted.refused, ...refused],
    counts: { ...sorted.counts, taken: sorted.counts.taken - copies.length },
  };
};

/** What is wrong with the rows of a file, whatever is in them, and the texts of the other rows. */
const withoutWrongRows = (texts: ReturnedText[], translations: Map<string, Translation>) => {
  const twice = repeated(texts);
  const names = new Set(twice.map(({ key }) => key));
  const once = texts.filter(({ key }) => !names.has(key));
  const { refused, left } = misplacedTexts(once, translations);
  return { refused: [...twice, ...refused], left };
};

/** Sorts the returned texts by what is done with each; `force` takes also those that are refused for a doubt alone. */
const sortOut = (
  { refused, left }: ReturnType<typeof withoutWrongRows>,
  judge: Judge,
  force: boolean,
): Sorted => {
  const sorted: Sorted = {
    taken: [],
    accepted: new Set(),
    refused,
    emptied: [],
    forced: [],
    doubted: new Set(),
    counts: { untranslated: 0, emptied: 0, unchanged: 0, taken: 0, accepted: 0 },
  };
  for (const text of left) {
    const verdict = judge(text);
    const isRefused = typeof verdict === 'object' && !(verdict.forcible && force);
    if (isRefused) {
      sorted.refused.push(verdict);
      continue;
    }
    const done = typeof verdict === 'object' ? 'taken' : verdict;
    if (done !== verdict) sorted.forced.push(text);
    sorted.counts[done] += 1;
    if (done === 'taken') sorted.taken.push(text);
    if (done === 'emptied') sorted.emptied.push(text);
    if (done === 'accepted') sorted.accepted.add(text.key);
  }
  return force ? sorted : withoutCopies(sorted);
};

/** The record of a taken text: it was made from what was sent, whatever the file's source says now. */
const takenRecord = (text: ReturnedText): TranslationRecord => {
  const made = recordOfTexts(text.source, text.target);
  return { ...made, source: sentRecord(text)?.source ?? made.source };
};

/** The lock file after an import. It names the text that each translation was made from: what was forced stays stale. */
const lockAfter = (site: TranslatedSite, locale: string, { taken, accepted, doubted }: Sorted): string => {
  const noted = taken.filter(({ key }) => !doubted.has(key));
  const records = new Map(noted.map((text) => [text.key, takenRecord(text)]));
  return lockText(site, (translation) => {
    const { key, now } = translation;
    if (translation.locale !== locale) return keptRecord(translation);
    return records.get(key) ?? (accepted.has(key) ? now : keptRecord(translation));
  });
};

const write = (site: TranslatedSite, locale: string, sorted: Sorted): Promise<void> =>
  changeWords(site, { verb: 'import' }, (draft) => {
    const { taken, accepted } = sorted;
    const words = new Map(taken.map(({ key, target }) => [key, target]));
    if (taken.length > 0) editLocale({ site, draft }, locale, (text) => setWords(text, words));
    if (site.files.source.lock !== undefined && taken.length + accepted.size > 0)
      draft.write(lockFile, lockAfter(site, locale, sorted));
  });

const replacedBy = (texts: ReturnedText[], translations: Map<string, Translation>): ReplacedText[] =>
  texts.flatMap((text) => {
    const before = translations.get(text.key)?.target?.value;
    return before === undefined || before === text.target ? [] : [{ ...text, before }];
  });

const rowsIn = ({ texts }: Returned, translations: Map<string, Translation>) => {
  const keys = new Set(texts.map(({ key }) => key));
  const absent = [...translations.values()].filter(({ key, target }) => target && !keys.has(key)).length;
  return { listed: keys.size, absent };
};

/**
 * Takes the translations of a file into the site. With a refusal nothing is written, unless the rest is forced. Throws an
 * ExchangeFault for a file that is damaged throughout.
 */
export const importTexts = async (
  site: TranslatedSite,
  returned: Returned,
  { force, dryRun }: { force: boolean; dryRun: boolean },
): Promise<Imported> => {
  const locale = returned.target;
  const own = new Map(
    site.translations.filter((item) => item.locale === locale).map((item) => [item.key, item]),
  );
  demandOwnColumns(returned, own);
  demandLetters(returned.texts, own, locale);
  const sorted = sortOut(withoutWrongRows(returned.texts, own), createJudge(own, returned.texts), force);
  const { counts, refused, emptied, forced, taken } = sorted;
  const doubted = await doubtedTexts(site, locale, taken);
  const written = !dryRun && (refused.length === 0 || force);
  if (written) await write(site, locale, { ...sorted, doubted: new Set(doubted.map(({ key }) => key)) });
  const replaced = replacedBy(forced, own);
  const remarks = remarksIn(returned.texts, site.context);
  const rows = rowsIn(returned, own);
  return { locale, counts, refused, emptied, replaced, doubted, ...rows, remarks, written };
};
