import type { Version } from '../../../src/engine/core/checks/context/words/keys/key-versions.ts';
import { formsOf, pluralCount } from '../../../src/engine/core/checks/context/words/numbers/plural-count.ts';
import { syntaxFault } from '../../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import {
  damagedCell,
  spreadsheetDamageIn,
} from '../../../src/engine/core/checks/context/words/writing/spreadsheet-damage.ts';
import { translatedDate } from '../../../src/engine/core/checks/context/words/writing/spreadsheet-date.ts';
import { tagsOf } from '../../../src/engine/core/checks/context/words/writing/tags.ts';
import { listPlaceholders, placeholdersOf } from '../../../src/engine/core/words/placeholder.ts';
import { signNumber } from '../../../src/engine/core/words/sign-number.ts';

/** A text and its language. */
type Words = Pick<Version, 'value' | 'locale'>;

/** A name that stands in other signs than its own: %(rooms), [rooms], %ROOMS. */
const inOtherSigns = (name: string, text: string): string | undefined =>
  new RegExp(`[%$]*[([<{]+\\s*${name}\\s*[)\\]>}]+|[%$]${name}(?!\\w)`, 'i').exec(text)?.[0];

const placeholderFault = (source: string, target: string): string | undefined => {
  const expected = placeholdersOf(source);
  const found = placeholdersOf(target);
  const missing = expected.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !expected.includes(name));
  const [first = ''] = missing;
  const instead = missing.length > extra.length ? inOtherSigns(first, target) : undefined;
  if (instead !== undefined)
    return `The translation has "${instead}" where the source has %{${first}}. Write %{${first}}.`;
  if (missing.length > 0 && missing.length === extra.length)
    return `The translation has ${listPlaceholders(extra)} where the source has ${listPlaceholders(missing)}. Names are not translated: write ${listPlaceholders(missing)}.`;
  if (missing.length > 0)
    return `The translation lacks ${listPlaceholders(missing)}. Put it where it belongs.`;
  return extra.length > 0
    ? `The translation has ${listPlaceholders(extra)} too much. The source has not.`
    : undefined;
};

/** Of the names of a source, the one that a translation means: who mends only its signs would be refused again. */
const meantName = (source: string, target: string) => {
  const names = placeholdersOf(source);
  const found = placeholdersOf(target);
  const [missing, another] = names.filter((name) => !found.includes(name));
  return (name: string): string =>
    names.includes(name) || missing === undefined || another !== undefined ? name : missing;
};

const pluralFault = (source: string, target: string, locale: string): string | undefined => {
  const expected = formsOf(source) > 1 ? pluralCount(locale) : 1;
  const found = formsOf(target);
  return found === expected
    ? undefined
    : `The translation has ${found} of the ${expected} forms that "${locale}" needs here, separated by ||||.`;
};

const listed = (tags: string[]): string => tags.join(' and ');

/** The tags that a text has more than another one. */
const surplus = (tags: string[], others: string[]): string[] => {
  const left = [...others];
  return tags.filter((tag) => {
    const at = left.indexOf(tag);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

const tagFault = (source: Words, target: string): string | undefined => {
  const [expected, found] = [tagsOf(source.value), tagsOf(target)];
  const [extra, missing] = [surplus(found, expected), surplus(expected, found)];
  const remedies = [
    ...(extra.length > 0 ? [`Remove ${listed(extra)}`] : []),
    ...(missing.length > 0 ? [`${extra.length > 0 ? 'write' : 'Write'} ${listed(missing)}`] : []),
  ];
  const those = expected.length === 0 ? 'no tags' : expected.join(' ');
  return remedies.length === 0
    ? undefined
    : `${remedies.join(', and ')}; the text in "${source.locale}" has ${those}.`;
};

/** Invisible signs that no keyboard writes: they come from programs. Tabs and line breaks are allowed. */
const controls = /[^\P{Cc}\t\n\r]/gu;

const controlFault = (source: string, target: string): string | undefined => {
  const stray = target.match(controls)?.find((sign) => !source.includes(sign));
  return (
    stray &&
    `The translation has a sign that nobody sees, the control character U+${signNumber(stray)}. Remove it.`
  );
};

/** How many signs programs keep of a text at most, when they cut it. */
const cutLengths = [255, 256, 32767];

const cutFault = (source: string, target: string): string | undefined =>
  cutLengths.includes(target.length) && /[\p{P}\p{S}]$/u.test(source) && !/[\p{P}\p{S}]$/u.test(target)
    ? `This text ends after ${target.length} signs, where programs cut texts off. Write the rest of it.`
    : undefined;

const damageFault = (source: string, target: string): string | undefined => {
  const damage = spreadsheetDamageIn(target);
  if (damage && !source.includes(damage.found)) return damage.message;
  const cell = target.trim();
  return damagedCell(source) === undefined ? (damagedCell(cell) ?? translatedDate(source, cell)) : undefined;
};

/** What is wrong with a translation as such, or undefined: its signs, its placeholders, its forms, its tags. */
export const textFault = (source: Words, { value: target, locale }: Words): string | undefined =>
  syntaxFault(target, meantName(source.value, target)) ??
  controlFault(source.value, target) ??
  damageFault(source.value, target) ??
  cutFault(source.value, target) ??
  placeholderFault(source.value, target) ??
  pluralFault(source.value, target, locale) ??
  tagFault(source, target);
