import { isLocaleFile } from '../../file-names.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type Told, toldOfTexts, type WrittenText } from '../context/marks/written-texts.ts';
import { keyBefore } from '../context/words/keys/key-before.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { isTextVersion } from '../context/words/translations/translation-record.ts';
import { isStub } from '../context/words/writing/message-syntax.ts';
import { formulaErrorIn } from '../context/words/writing/spreadsheet-damage.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { isLeftOver } from './leftover/is-left-over.ts';
import { isReference } from './literal/is-reference.ts';

/**
 * Signs that may stand for "nothing" in every language of a text, and for words to come in one of them; also the number
 * by which spreadsheets know a day of these years.
 */
const standIn =
  /^(?:[-–—_.*?!#~=+/\\·•\s]+|4\d{4}|\(?(?:n\s*[/.]\s*a\.?|tbc|tba|wip|translation|traducci[oó]n)\)?)$/i;

/** A stand-in for the value of a fact that was never written. */
const noValue = /^(?:n\s*\/\s*a|[-–—?]{1,3})$/i;

const isStandIn = (text: string): boolean => text.length < 16 && text.trim() !== '' && standIn.test(text);

/** What marks the words behind it as still to be written. */
const todoBefore = /^\W*(?:TODO\s|todo\s*:)/;

/** The same behind the words; a pattern would look at every text to its end. */
const hasTodoBehind = (text: string): boolean => text.includes('TODO') && /[\s(]TODO\W*$/.test(text);

/** Languages in which "todo" is a word. */
const saysTodo = /^(?:es|pt|gl|ast)\b/;

/** Whether words are marked as still to be written. In capitals alone, they are a headline. */
const isMarked = (text: string, locale: string | undefined): boolean =>
  (todoBefore.test(text) || hasTodoBehind(text)) && /\p{Ll}/u.test(text) && !saysTodo.test(locale ?? '');

/** The name of a text in the place of its words, as pages write it or without t:. */
const isName = ({ keyTable }: CheckContext, text: string): boolean =>
  text.includes('.') && !text.includes(' ') && keyTable.numbers.has(keyNamedBy(text) ?? text);

/** What is a name of this site, as a cell of another column has it, in the place of words or in front of them. */
const nameInPlace = (context: CheckContext, text: string): Told | undefined => {
  if (isName(context, text))
    return `"${text}" is the name of a text, and visitors would read it. Write the words.`;
  const before = text.includes('.') ? keyBefore(text, context.keyTable.numbers) : undefined;
  if (before === undefined) return undefined;
  const fault = `The name of a text, "${before.key}", stands in front of these words, and visitors would read it.`;
  return { ...withRemedy(fault, `Write "${before.words}".`), suggestion: before.words };
};

/** What pages and exported files have for texts and pages, in the place of words. */
const referenceInPlace = (context: CheckContext, text: string): Told | undefined => {
  if (isReference(context, text))
    return `"${text}" leads to a page or a file, and visitors would read it. Write the words.`;
  return isTextVersion(text)
    ? `"${text}" is what an exported file has under "version", and visitors would read it. Write the words.`
    : undefined;
};

/** English shortens what other languages write out: "n/a" is "no aplica", "tbc" "por confirmar". */
const isShortFor = ({ value }: Version, other: Version): boolean =>
  /^n\s*\/\s*a$/i.test(value)
    ? /^(?:no|non|not|não|nicht|sans) /i.test(other.value)
    : /^tb[ac]$/i.test(value) && /^(?:por|to be|noch|wird|à|da) /i.test(other.value);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !isStandIn(text);

/** The name of a page that no word has by chance, as a note for translators has it: "about-us". */
const isPageName = ({ pages }: CheckContext, text: string): boolean =>
  text.includes('-') && !text.includes(' ') && pages.has(text);

const standIns = (context: CheckContext, { versions }: KeyVersions): Finding[] => {
  const isWordless = ({ value }: Version) => isStandIn(value) || isPageName(context, value);
  const empty = versions.filter((version) => isWordless(version) && !isStub(version.value));
  const isOther = (version: Version) => hasWords(version.value) && !isStub(version.value);
  const other =
    empty.length > 0 ? versions.find((version) => isOther(version) && !isWordless(version)) : undefined;
  if (!other) return [];
  return empty
    .filter((version) => !isShortFor(version, other))
    .map(({ value, place }) => ({
      ...place,
      message: `"${value}" stands for words that "${other.locale}" has. Write them.`,
    }));
};

/** Words that nothing shows need not be written: `i18n/unused-key` says that they are there. */
const shownOf = (findings: Finding[], context: CheckContext): Finding[] =>
  findings.filter(
    ({ file, pointer }) => !isLocaleFile(file) || !isLeftOver(context, steps(pointer).join('.')),
  );

/** The words may stand behind the mark already. */
const stubFault = (text: string): Told => {
  const [, mark] = /^\W*((?:TODO|TBD|FIXME)\s*\W)\s*\p{L}/u.exec(text) ?? [];
  const without = mark === undefined ? '' : `, without "${mark}"`;
  return { message: `"${text}" only keeps the place of a text. Write the words${without}.`, tells: 'stub' };
};

const saidOf = (context: CheckContext, { value, locale, isFact }: WrittenText): Told | undefined => {
  const failed = formulaErrorIn(value);
  if (failed !== undefined) return failed;
  if (isStub(value) || (isFact && noValue.test(value))) return stubFault(value);
  if (isMarked(value, locale))
    return `"${value}" is marked as still to be written, and visitors would read the mark. Write the words.`;
  const reference = isFact ? undefined : referenceInPlace(context, value);
  // The name of a text on a page is `i18n/missing-key`'s.
  return reference ?? (locale !== undefined || isFact ? nameInPlace(context, value) : undefined);
};

/** Places kept for words that were never written. */
export const i18nTodoValue: Check = {
  id: 'i18n/todo-value',
  severity: 'error',
  description: 'No text is a stub such as TODO that keeps the place of one still to be written.',
  advice:
    'A stub reminds whoever writes, but visitors would read it too. Write the words, such as "Sé nuestro socio" in the place of "TODO: Partner with us", or of the "#REF!" of a spreadsheet. So do names and other cells of a table that came into the column of words: "home.title;Welcome" is to be "Welcome".',
  run: (context) =>
    shownOf(
      keyVersions(context).flatMap((item) => standIns(context, item)),
      context,
    ),
  join: (findings, context) => shownOf(oncePerPlace(findings), context),
  concerns: (context) => (_, words) => words.some((text) => isStandIn(text) || isPageName(context, text)),
  runOnPages: (context) => toldOfTexts(context, (text) => saidOf(context, text)),
};
