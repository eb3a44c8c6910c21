import { formsOf, pluralCount } from '../../../src/engine/core/checks/context/words/numbers/plural-count.ts';
import { syntaxFault } from '../../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import {
  damagedCell,
  spreadsheetDamageIn,
} from '../../../src/engine/core/checks/context/words/writing/spreadsheet-damage.ts';
import { tagsOf } from '../../../src/engine/core/checks/context/words/writing/tags.ts';
import { listPlaceholders, placeholdersOf } from '../../../src/engine/core/words/placeholder.ts';

const placeholderFault = (source: string, target: string): string | undefined => {
  const expected = placeholdersOf(source);
  const found = placeholdersOf(target);
  const missing = expected.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !expected.includes(name));
  if (missing.length === 1 && extra.length === 1)
    return `The translation has ${listPlaceholders(extra)} where the source has ${listPlaceholders(missing)}. Names are not translated: write ${listPlaceholders(missing)}.`;
  if (missing.length > 0)
    return `The translation lacks ${listPlaceholders(missing)}. Put it where it belongs.`;
  return extra.length > 0
    ? `The translation has ${listPlaceholders(extra)} too much. The source has not.`
    : undefined;
};

const pluralFault = (source: string, target: string, locale: string): string | undefined => {
  const expected = formsOf(source) > 1 ? pluralCount(locale) : 1;
  const found = formsOf(target);
  return found === expected
    ? undefined
    : `The translation has ${found} of the ${expected} forms that "${locale}" needs here, separated by ||||.`;
};

const tagFault = (source: string, target: string): string | undefined => {
  const expected = tagsOf(source);
  return expected.join('') === tagsOf(target).join('')
    ? undefined
    : `The translation must have the tags of the source, ${expected.join(' ') || 'which has none'}.`;
};

/** Invisible signs that no keyboard writes: they come from programs. Tabs and line breaks are allowed. */
const controls = /[^\P{Cc}\t\n\r]/gu;

const controlFault = (source: string, target: string): string | undefined => {
  const stray = target.match(controls)?.find((sign) => !source.includes(sign));
  const code = stray?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return stray && `The translation has a sign that nobody sees, the control character U+${code}. Remove it.`;
};

const damageFault = (source: string, target: string): string | undefined => {
  const damage = spreadsheetDamageIn(target);
  if (damage && !source.includes(damage.found)) return damage.message;
  return damagedCell(source) === undefined ? damagedCell(target.trim()) : undefined;
};

/** What is wrong with a translation as such, or undefined: its signs, its placeholders, its forms, its tags. */
export const textFault = (source: string, target: string, locale: string): string | undefined =>
  syntaxFault(target) ??
  controlFault(source, target) ??
  damageFault(source, target) ??
  placeholderFault(source, target) ??
  pluralFault(source, target, locale) ??
  tagFault(source, target);
