import type { CheckContext } from '../check-context.ts';
import type { Version } from './key-versions.ts';

/** Names and figures are the same in many places and languages. */
const isTelling = (value: string): boolean => /\p{L}{3,}.*\s.*\p{L}{3,}/u.test(value);

/** The text of another language that has the very words of a text, but another key and another meaning. */
export const foreignCopy = (
  { keyTable }: CheckContext,
  key: string,
  { locale, value }: Pick<Version, 'locale' | 'value'>,
): { key: string; locale: string } | undefined => {
  if (!isTelling(value)) return undefined;
  const own = keyTable.columns.find((column) => column.locale === locale)?.values ?? [];
  const number = keyTable.numbers.get(key) ?? -1;
  // A text that is the same in both languages is no copy of another text.
  if (keyTable.columns.some(({ locale: other, values }) => other !== locale && values[number] === value))
    return undefined;
  for (const { locale: other, values } of keyTable.columns) {
    const found = other === locale ? -1 : values.indexOf(value);
    if (found !== -1 && own[found] !== value) return { key: keyTable.keys[found] ?? '', locale: other };
  }
  return undefined;
};
