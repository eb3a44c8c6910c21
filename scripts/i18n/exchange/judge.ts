import { closest } from '../../../src/engine/core/checks/closest.ts';
import { isStub } from '../../../src/engine/core/checks/context/words/message-syntax.ts';
import { formulaErrorIn } from '../../../src/engine/core/checks/context/words/spreadsheet-damage.ts';
import { isStale, type Translation } from '../../../src/engine/core/checks/context/words/translations.ts';
import { withSuggestion } from '../../../src/engine/core/checks/with-suggestion.ts';
import { type ReturnedText, versionOf } from './exchange.ts';
import { textFault } from './text-fault.ts';

/** A text that is not taken, or only with --force, and why. */
export type RejectedText = { line: number; column: number; key: string; reason: string; forcible: boolean };

/** What to do with a text that came back: nothing, take its words, or only note that they fit the source. */
export type Verdict = 'untranslated' | 'emptied' | 'unchanged' | 'taken' | 'accepted' | RejectedText;

/** Says what to do with a text that came back. */
export type Judge = (text: ReturnedText) => Verdict;

const isTouched = ({ target, version }: ReturnedText, current: string): boolean =>
  version === undefined ? target !== current : versionOf(target) !== version;

const unknownKey = ({ key, line, column }: ReturnedText, known: Iterable<string>): RejectedText => ({
  line,
  column,
  key,
  forcible: false,
  reason: withSuggestion(
    'The site has no such text (any more). Remove it from the file.',
    closest(key, known),
  ).message,
});

/** What has changed here since the export, so that the translator saw something else than visitors do. */
const changeSince = (text: ReturnedText, { source, target }: Translation): string | undefined => {
  if (text.source !== source.value)
    return `The source has changed since the export. It is now: ${JSON.stringify(source.value)}`;
  const current = target?.value ?? '';
  const isEdited =
    text.version !== undefined && versionOf(current) !== text.version && current !== text.target;
  return isEdited
    ? `The translation was changed here since the export. It is now: ${JSON.stringify(current)}`
    : undefined;
};

const refused = ({ key, line, column }: ReturnedText, reason: string): RejectedText => ({
  ...{ key, line, column },
  ...{ reason, forcible: false },
});

const judgeTouched = (text: ReturnedText, translation: Translation): Verdict => {
  const { key, line, column } = text;
  const fault = textFault(translation.source.value, text.target, translation.locale);
  if (fault !== undefined) return refused(text, fault);
  const change = changeSince(text, translation);
  if (change !== undefined) return { key, line, column, reason: change, forcible: true };
  if (text.target !== translation.target?.value) return 'taken';
  return isStale(translation) ? 'accepted' : 'unchanged';
};

/** A text without words: one that had some when it was sent has lost them on the way. */
const judgeEmpty = (text: ReturnedText, current: string): Verdict =>
  current !== '' && isTouched({ ...text, target: '' }, current) ? 'emptied' : 'untranslated';

/** Judges the texts of a language as they came back, by those that the site has now. */
export const createJudge = (translations: Map<string, Translation>): Judge => {
  return (text) => {
    const translation = translations.get(text.key);
    const failed = formulaErrorIn(text.target);
    if (failed !== undefined) return refused(text, failed);
    if (text.target.trim() === '' || isStub(text.target))
      return judgeEmpty(text, translation?.target?.value ?? '');
    if (!translation) return unknownKey(text, translations.keys());
    if (isTouched(text, translation.target?.value ?? '')) return judgeTouched(text, translation);
    const fits = text.source === translation.source.value && text.target === translation.target?.value;
    return text.done && fits && isStale(translation) ? 'accepted' : 'unchanged';
  };
};
