import { placeholdersOf } from '../../../../words/placeholder.ts';
import { pluralSeparator } from '../../../../words/plural-separator.ts';
import { unseenSignIn } from '../../../suggestions/strange-letters.ts';
import { isFormulaError } from './spreadsheet-damage.ts';

/** A name between both its braces, and no other within: what else begins as a placeholder is a slip. */
const closed = /%\{[^{}]*\}/g;
const validName = /^[A-Za-z_]\w*$/;

/** What is to be written for a name whose signs are wrong: it may be another one than is meant. */
type NameFor = (name: string) => string;

const badName = (text: string, nameFor: NameFor): string | undefined => {
  const name = placeholdersOf(text).find((candidate) => !validName.test(candidate));
  if (name === undefined) return undefined;
  if (name.trim() === '')
    return '%{} names nothing. Write the name of a fact between the braces, as in %{phone}.';
  const hidden = unseenSignIn(name);
  if (hidden) return `%{${name}} is no name. ${hidden} Type it again.`;
  if (validName.test(name.trim())) return `%{${name}} has spaces inside. Write %{${nameFor(name.trim())}}.`;
  return /^[\p{L}\w]+$/u.test(name)
    ? `%{${name}} is no name: names are not translated, and have letters from a to z, digits and _ only, as in %{phone}.`
    : `%{${name}} is no name: it may have letters, digits and _ only, as in %{phone}.`;
};

/** Names with one sign missing, too many or wrong, and the message about each. */
const slips: [RegExp, (written: string) => string][] = [
  [/%\s+\{(\w+)\}/, (written) => `${written} has a space behind its percent sign.`],
  [/&(?:#37|#x25|percnt);\{(\w+)\}/i, (written) => `${written} has a code in place of its percent sign.`],
  [/%\{(\w+)[)\]>｝]/, (written) => `${written} ends with the wrong bracket.`],
  [/%?\{\{(\w+)\}\}?/, (written) => `${written} has two braces where one belongs.`],
  [/\$\{(\w+)\}/, (written) => `${written} begins with a dollar sign, and not with a percent sign.`],
  [/%(\w+)\}/, (written) => `${written} lacks its first brace.`],
  [/%\{(\w+)(?![\w}])/, (written) => `${written} is not closed.`],
  [/\{(\w+)\}/, (written) => `${written} lacks its percent sign, so visitors see the braces.`],
];

const slipIn = (text: string, nameFor: NameFor): string | undefined => {
  const [cut] = /%\{\w*(?:\.{3}|…)?$/.exec(text) ?? [];
  if (cut !== undefined && /[.…]$/.test(cut))
    return `This text is cut off within a name, at "${cut}". Write the rest of it.`;
  for (const [pattern, tell] of slips) {
    const [written, name = ''] = pattern.exec(text) ?? [];
    if (written !== undefined) return `${tell(written)} Write %{${nameFor(name)}}.`;
  }
  return undefined;
};

const badBraces = (text: string, nameFor: NameFor): string | undefined => {
  const rest = text.replace(closed, (whole) => (whole.startsWith('%{{') ? whole : ''));
  if (/%%\{\w/.test(text))
    return 'A percent sign stands twice, so visitors see one. Write it once, as in %{phone}.';
  if (!/[{}]/.test(rest)) return undefined;
  const slip = slipIn(rest, nameFor);
  if (slip !== undefined) return slip;
  return rest.includes('%{')
    ? 'A %{ is not closed. Write the name between both braces, as in %{phone}.'
    : 'There is a brace too much or one too few. Braces stand only around a name, as in %{phone}.';
};

const badForms = (text: string): string | undefined => {
  const bars = text.match(/\|{2,}/g) ?? [];
  const wrong = bars.find((bar) => bar.length !== 4);
  if (wrong !== undefined)
    return `The forms for one and for many are separated by exactly four bars, not by "${wrong}": one point |||| %{smart_count} points.`;
  const empty = bars.length > 0 && text.split(pluralSeparator).some((form) => form.trim() === '');
  return empty ? 'One of the forms around |||| is empty. Write it, or remove the bars.' : undefined;
};

/** The message about words that begin with "t:", the sign with which pages name texts. */
export const strayMark = (text: string): string | undefined =>
  /^t:\p{L}/u.test(text)
    ? '"t:" stands in front of these words, and visitors would read it. Remove "t:".'
    : undefined;

/** The message about one of the two code units of a sign without the other: no file can hold it. */
export const halfSign = (text: string): string | undefined => {
  const [half] = /\p{Cs}/u.exec(text) ?? [];
  return half === undefined
    ? undefined
    : `"\\u${half.charCodeAt(0).toString(16)}" is half of a sign, such as of an emoji, and visitors would see \ufffd. Write the whole sign, or remove the half.`;
};

/** What is wrong with the signs that a text is made of, or undefined if it can be read. */
export const syntaxFault = (text: string, nameFor: NameFor = (name) => name): string | undefined =>
  halfSign(text) ??
  strayMark(text) ??
  (/[{}|]/.test(text) ? (badBraces(text, nameFor) ?? badName(text, nameFor) ?? badForms(text)) : undefined);

const stubs = [
  /^\W*(TODO|TBD|FIXME|PENDIENTE|tbd|fixme)\W*$/,
  /^\W*(TODO|TBD|FIXME)\s*[\])>:–-]/,
  /^\W*(translate me|to be translated|needs translation|untranslated|untitled|sin t[ií]tulo|por traducir|pendiente de traducci[oó]n)\b/i,
  /^\W*(traducir|translate|undefined|null)\W*$/i,
  /^xxx+$/i,
  /^\[[^\]]*\]$/,
  /^\[\s*(to )?(translate|translation|traducir|todo|tbd)\b[^\]]*\]/i,
  /^(\?{2,}|\.{3,}|…)$/,
];

/** How each of them begins, in one pattern: nearly every text is done with at once. */
const stubBeginning = /^\W*(?:t[bor]|fi|ne|nu|p[eo]|si|un|xxx)|^[[?.…]/i;

/** Whether a text only keeps the place of one that is still to be written. "Todo" alone is a stub, "Todo incluido" is not. */
export const isStub = (text: string): boolean =>
  (stubBeginning.test(text) && stubs.some((stub) => stub.test(text))) || isFormulaError(text);

/**
 * Whether a text can be compared with its other languages: it has words, and no fault of its own that is reported
 * elsewhere.
 */
export const isComparable = (text: string): boolean =>
  text.trim() !== '' && syntaxFault(text) === undefined && !isStub(text) && !/lorem ipsum/i.test(text);
