import type { Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { type Column, pointerAt } from './key-table.ts';
import { isStub } from './message-syntax.ts';
import type { TextUse } from './text-uses.ts';

const inlineUse = ({ keyTable, uses }: CheckContext, number: number): TextUse | undefined =>
  uses.get(keyTable.keys[number] ?? '')?.find((use) => use.inline !== undefined);

/** The text of a key in the default language: words on the page itself win over the locale file. */
export const sourceText = (context: CheckContext, number: number): string | undefined => {
  const [column] = context.keyTable.columns;
  const own = column?.odd.has(number) ? undefined : column?.values[number];
  const text = inlineUse(context, number)?.inline ?? own;
  // A value that is no text, or only a placeholder for one, says nothing.
  return text === undefined || isStub(text) ? undefined : text;
};

/** The languages that texts are translated to; none as long as the default language has no words. */
export const translatedColumns = ({ keyTable, source, locales }: CheckContext): Column[] => {
  const [first, ...others] = keyTable.columns;
  return first?.locale === source.config.defaultLocale
    ? others.filter(({ locale }) => locales.includes(locale))
    : [];
};

/** Where that stands. */
export const sourcePlace = (context: CheckContext, number: number): Place => {
  const { keyTable } = context;
  const [column] = keyTable.columns;
  const inFile = { file: column?.file ?? '', pointer: column ? pointerAt(keyTable, column, number) : '' };
  return inlineUse(context, number)?.place ?? inFile;
};
