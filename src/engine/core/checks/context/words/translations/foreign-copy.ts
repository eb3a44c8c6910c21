import type { CheckContext } from '../../check-context.ts';
import { columnOf } from '../keys/key-table.ts';
import type { Version } from '../keys/key-versions.ts';
import { isPhrase } from '../writing/is-phrase.ts';

/** The text of another language whose very words a text has, though it is called otherwise and says something else. */
export const foreignCopy = (
  { keyTable }: CheckContext,
  key: string,
  { locale, value }: Pick<Version, 'locale' | 'value'>,
): { key: string; locale: string } | undefined => {
  if (!isPhrase(value)) return undefined;
  const own = columnOf(keyTable, locale)?.values ?? [];
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
