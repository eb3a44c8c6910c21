import type { CheckContext } from '../../context/check-context.ts';
import { marksOfKind } from '../../context/marks/marks-of-kind.ts';
import { namedText, type ShownWords } from '../../context/marks/named-text.ts';
import { shownWords } from '../../context/marks/shown-words.ts';
import { above, below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
/** The name of a picture in a language: its words and where they are written, its file, and its place on the page. */
export type Alt = { shown: ShownWords; src: string; group: string; place: Place };

/** The names of all pictures, in each language that they are shown in. */
export const altsOf = (context: CheckContext): Alt[] =>
  marksOfKind(context, 'picture').flatMap(({ value, picture, place, locales }) => {
    if (typeof picture?.alt !== 'string') return [];
    const alt = {
      value: picture.alt,
      text: namedText(context.texts, picture.alt),
      place: { ...place, pointer: below(place.pointer, 'alt') },
      locales,
    };
    const group = `${place.file}#${place.section ?? ''}`;
    return shownWords(context, alt).map((shown) => ({
      shown,
      src: value,
      group,
      place: alt.place,
    }));
  });

/** The place where the file of a picture is named, not its words. */
export const atSource = ({ shown: { place } }: Alt) => ({ ...place, pointer: `${above(place.pointer)}/src` });
