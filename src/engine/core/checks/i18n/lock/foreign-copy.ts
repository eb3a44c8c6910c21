import type { CheckContext } from '../../context/check-context.ts';
import { columnOf } from '../../context/words/keys/key-table.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';
import { keysWithWords } from '../../context/words/translations/copied-words.ts';
import { areVariants } from '../../context/words/translations/languages.ts';
import { isPhrase } from '../../context/words/writing/words-in.ts';

/** The text of another language whose very words a text has, though it is called otherwise and says something else. */
export const foreignCopy = (
  context: CheckContext,
  key: string,
  { locale, value }: Pick<Version, 'locale' | 'value'>,
): { key: string; locale: string } | undefined => {
  if (!isPhrase(value)) return undefined;
  const { keyTable } = context;
  const own = columnOf(keyTable, locale)?.values ?? [];
  const number = keyTable.numbers.get(key) ?? -1;
  // A text that is the same in both languages is no copy of another text.
  if (keyTable.columns.some(({ locale: other, values }) => other !== locale && values[number] === value))
    return undefined;
  for (const { locale: other } of keyTable.columns) {
    if (areVariants(other, locale)) continue;
    const [found] = keysWithWords(context, key, { locale: other, value });
    const at = found === undefined ? undefined : keyTable.numbers.get(found);
    if (found !== undefined && at !== undefined && own[at] !== value) return { key: found, locale: other };
  }
  return undefined;
};
