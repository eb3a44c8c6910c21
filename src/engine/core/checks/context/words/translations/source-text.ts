import type { Place } from '../../../problems/problem.ts';
import type { CheckContext } from '../../check-context.ts';
import { type Column, pointerAt } from '../keys/key-table.ts';
import { inlineUse, type TextUse } from '../keys/text-uses.ts';
import { isStub } from '../writing/message-syntax.ts';

/** The text of a key in the default language, whatever it says: words on the page itself win over the locale file. */
export const sourceTextOf = (context: CheckContext, key: string): string | undefined =>
  inlineUse(context, key)?.inline ?? context.sourceWords?.texts.get(key)?.value;

const inlineAt = (context: CheckContext, number: number): TextUse | undefined =>
  inlineUse(context, context.keyTable.keys[number] ?? '');

/** The text of the key of a number, if it says something. */
export const sourceText = (context: CheckContext, number: number): string | undefined => {
  const [column] = context.keyTable.columns;
  const own = column?.odd.has(number) ? undefined : column?.values[number];
  const text = inlineAt(context, number)?.inline ?? own;
  // A value that is no text, or only a placeholder for one, says nothing.
  return text === undefined || isStub(text) ? undefined : text;
};

/** The languages that texts are translated to; none as long as the default language has no words. */
export const translatedColumns = ({ keyTable, defaultLocale, locales }: CheckContext): Column[] => {
  const [first, ...others] = keyTable.columns;
  return first?.locale === defaultLocale ? others.filter(({ locale }) => locales.includes(locale)) : [];
};

/** Where the source text of a key stands. */
export const sourceTextPlace = (context: CheckContext, number: number): Place => {
  const { keyTable } = context;
  const [column] = keyTable.columns;
  const inFile = { file: column?.file ?? '', pointer: column ? pointerAt(keyTable, column, number) : '' };
  return inlineAt(context, number)?.place ?? inFile;
};
