import { pluralSeparator } from '../../words/plural-separator.ts';
import type { Check } from '../check.ts';
import type { ShownWords } from '../context/marks/named-text.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { isStub } from '../context/words/writing/message-syntax.ts';
import { placeKey } from '../problems/place-keys.ts';

type TooLong = Pick<ShownWords, 'locale' | 'value' | 'place'> & {
  limit: number;
  length: number;
  everywhere?: boolean;
};

const lengthOf = (words: string): number =>
  Math.max(...words.split(pluralSeparator).map((form) => [...form.trim()].length));

/** Words that are still to be written are told as that. */
const isWritten = ({ value }: Pick<ShownWords, 'value'>): boolean => !isStub(value);

/** A text shown in several places is one fault, reported with the smallest of their limits. */
const oncePerText = (found: TooLong[]): TooLong[] => {
  const narrowest = new Map<string, TooLong>();
  for (const item of found) {
    const at = placeKey(item.place);
    const known = narrowest.get(at);
    if (!known || item.limit < known.limit) narrowest.set(at, item);
  }
  return [...narrowest.values()];
};

/** Words that are longer, in one language, than the place they are shown in allows. */
export const i18nMaxLength: Check = {
  id: 'i18n/max-length',
  severity: 'warning',
  description: 'The words of every language are as short as the place where they are shown asks.',
  advice:
    'A menu or a button grows with its words and breaks into two lines, often in one language only. Shorten the text there: "Nosotros" instead of "Conoce a nuestro equipo". The limit stands as maxLength in the schema of the section.',
  run: (context) => {
    const found = context.marks.flatMap((mark) => {
      const limit = mark.maxLength;
      if (limit === undefined) return [];
      const all = shownWords(context, mark)
        .filter(isWritten)
        .map(({ value, locale, place }) => ({
          value,
          locale,
          place,
          limit,
          length: lengthOf(value),
        }));
      const long = all.filter(({ length }) => length > limit);
      // Words that no language fits in there belong elsewhere: that is one fault, of the place that names them.
      return long.length > 1 && long.length === all.length
        ? long.slice(0, 1).map((item) => ({ ...item, place: mark.place, everywhere: true }))
        : long;
    });
    return oncePerText(found).map(({ place, value, limit, length, locale, everywhere }) => ({
      ...place,
      message: everywhere
        ? `"${value}" has ${length} characters and is too long in every language: there is room for ${limit}. Shorten it, or name other words.`
        : `"${value}" has ${length} characters in "${locale}", but there is room for ${limit}. Shorten it.`,
    }));
  },
};
