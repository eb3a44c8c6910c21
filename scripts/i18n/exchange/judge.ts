import { repeatedName } from '../../../src/engine/core/checks/context/words/keys/repeated-name.ts';
import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import {
  isStale,
  type Translation,
} from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { isStub } from '../../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import { formulaErrorIn } from '../../../src/engine/core/checks/context/words/writing/spreadsheet-damage.ts';
import { closestKey } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { columnDoubt, columnFault } from './column-fault.ts';
import { type ReturnedText, sentRecord } from './exchange.ts';
import { letterFault } from './letter-fault.ts';
import { textFault } from './text-fault.ts';

/** A text that is not taken, or only with --force, and why. */
export type RejectedText = {
  line: number;
  column: number;
  key: string;
  reason: string;
  forcible: boolean;
  /** How many further texts are not taken for the same reason. */
  also?: number;
};

/** What to do with a text that came back: nothing, take its words, or only note that they fit the source. */
export type Verdict = 'untranslated' | 'emptied' | 'unchanged' | 'taken' | 'accepted' | RejectedText;

/** The translations that the site has now, by key. */
type Translations = ReadonlyMap<string, Translation>;

/** Says what to do with a text that came back. */
export type Judge = (text: ReturnedText) => Verdict;

const isTouched = (text: ReturnedText, current: string): boolean => {
  const sent = sentRecord(text);
  return sent === undefined ? text.target !== current : textHash(text.target) !== sent.target;
};

const unknownKey = ({ key, line, column }: ReturnedText, known: Iterable<string>): RejectedText => ({
  line,
  column,
  key,
  forcible: false,
  reason: withSuggestion(
    `The site has no text "${key}".`,
    closestKey(key, known),
    'If it had one when this was sent, remove it from the file.',
  ).message,
});

/** Programs may break or end a line in another way: that is no other text. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A translator who sees a fault in the source may mend it in the file, where nobody would look for it. */
const sourceEdit = (text: ReturnedText, { source, locale }: Translation): string | undefined => {
  const sent = sentRecord(text);
  return sent === undefined ||
    textHash(text.source) === sent.source ||
    inOneLine(text.source) === inOneLine(source.value)
    ? undefined
    : `The text in "${source.locale}" was changed in this file; only that in "${locale}" is to be changed. In the site it is ${JSON.stringify(source.value)}`;
};

/** What the site would lose by a text: words that the translator did not see, or perhaps did not see. */
const editHere = (text: ReturnedText, { source, target }: Translation): string | undefined => {
  const current = target?.value ?? '';
  // What is still the source was never translated, so no work of anybody can be lost.
  if (current === text.target || (current === source.value && current === text.source)) return undefined;
  const sent = sentRecord(text);
  if (sent === undefined && current !== '')
    return `The file has lost its version of this text, so nothing tells who has changed the translation. In the site it is: ${JSON.stringify(current)}`;
  return sent !== undefined && textHash(current) !== sent.target
    ? `The translation was changed here since the export. It is now: ${JSON.stringify(current)}`
    : undefined;
};

/** What has changed here since the export, so that the translator saw something else than visitors do. */
const changeSince = (text: ReturnedText, translation: Translation): string | undefined => {
  const { value } = translation.source;
  return (sentRecord(text)?.source ?? textHash(text.source)) === textHash(value)
    ? editHere(text, translation)
    : `The source has changed since the export. It is now: ${JSON.stringify(value)}`;
};

/** A fact that is mentioned more often than in the source: perhaps a language wants it so. */
const repetition = (text: ReturnedText, { source }: Translation): string | undefined => {
  const name = repeatedName(source.value, text.target);
  return name && `The translation has %{${name}} more often than its source. Remove what is too much.`;
};

/** Signs of a program in the place of letters. Accents may be left out by somebody who means it. */
const lostLetters = ({ target: now }: ReturnedText, { target }: Translation): string | undefined => {
  const fault = letterFault(target?.value ?? '', now);
  return fault?.loss === 'accents' ? undefined : fault?.reason;
};

const refused = ({ key, line, column }: ReturnedText, reason: string): RejectedText => ({
  key,
  line,
  column,
  reason,
  forcible: false,
});

/** Judges a text that the translator has written, or says to be right as it is. */
const judgeDone = (text: ReturnedText, translations: Translations, translation: Translation): Verdict => {
  const { key, line, column } = text;
  const fault =
    columnFault(text, translations) ??
    lostLetters(text, translation) ??
    textFault(translation.source, { value: text.target, locale: translation.locale });
  if (fault !== undefined) return refused(text, fault);
  const doubt =
    changeSince(text, translation) ??
    sourceEdit(text, translation) ??
    columnDoubt(text, translation) ??
    repetition(text, translation);
  if (doubt !== undefined) return { key, line, column, reason: doubt, forcible: true };
  if (text.target !== translation.target?.value) return 'taken';
  return isStale(translation) ? 'accepted' : 'unchanged';
};

/** A text without words: one that had some when it was sent has lost them on the way. */
const judgeEmpty = (text: ReturnedText, translation: Translation | undefined): Verdict => {
  const current = translation?.target?.value ?? '';
  const edit = translation && sourceEdit(text, translation);
  if (edit !== undefined) return refused(text, edit);
  return current !== '' && isTouched({ ...text, target: '' }, current) ? 'emptied' : 'untranslated';
};

const strangeState = (state: string): string =>
  `"${state}" is no state. Write "translated" if this translation is right as it is, or "stale" if not.`;

/** Judges the texts of a language as they came back in a file, by those that the site has now. */
export const createJudge = (translations: Translations, inFile: ReturnedText[]): Judge => {
  const named = new Set(inFile.map(({ key }) => key));
  // A key with a slip is none of those that stand in other rows.
  const unnamed = () => [...translations.keys()].filter((key) => !named.has(key));
  return (text) => {
    const translation = translations.get(text.key);
    const failed = formulaErrorIn(text.target);
    if (failed !== undefined) return refused(text, failed);
    if (text.target.trim() === '' || isStub(text.target)) return judgeEmpty(text, translation);
    if (!translation) return unknownKey(text, unnamed());
    if (isTouched(text, translation.target?.value ?? ''))
      return text.copied ? judgeEmpty(text, translation) : judgeDone(text, translations, translation);
    const edit = sourceEdit(text, translation);
    if (edit !== undefined) return refused(text, edit);
    const fits = text.source === translation.source.value && text.target === translation.target?.value;
    if (!fits || !isStale(translation)) return 'unchanged';
    if (text.strangeState !== undefined) return refused(text, strangeState(text.strangeState));
    return text.done ? judgeDone(text, translations, translation) : 'unchanged';
  };
};
