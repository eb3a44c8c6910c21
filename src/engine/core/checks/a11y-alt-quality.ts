import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { marksOfKind } from './context/marks-of-kind.ts';
import { namedText } from './context/named-texts.ts';
import { type ShownWords, shownWords } from './context/shown-words.ts';
import { above, below, type Finding, oncePerPlace } from './problem.ts';

const fileName = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
const announced =
  /^(an? |una? |el |la |the )?(image|picture|photo|photograph|graphic|icon|imagen|foto|fotograf[ií]a|ícono|icono|gráfico) (of|de|showing|con)\b/i;

type Alt = { shown: ShownWords; src: string; group: string };

const altsOf = (context: CheckContext): Alt[] =>
  marksOfKind(context, 'picture').flatMap(({ value, picture, place, locales }) => {
    if (typeof picture?.alt !== 'string') return [];
    const alt = {
      value: picture.alt,
      text: namedText(context.texts, picture.alt),
      place: { ...place, pointer: below(place.pointer, 'alt') },
      locales,
    };
    const group = `${place.file}#${place.section ?? ''}`;
    return shownWords(context, alt).map((shown) => ({ shown, src: value, group }));
  });

const faultOf = (words: string): string | undefined => {
  if (fileName.test(words.trim())) return `"${words}" is the name of a file. Write what the picture says.`;
  const start = announced.exec(words)?.[0];
  return (
    start &&
    `"${start}" need not be said: screen readers announce a picture as one. Begin with what it shows.`
  );
};

/** Two different pictures of one section that say the same leave a listener without the difference. */
const repeated = (alts: Alt[]): Finding[] => {
  const first = new Map<string, string>();
  return alts.flatMap(({ shown, src, group }) => {
    const { value: words, locale, place } = shown;
    const name = `${group}\n${locale}\n${words.trim().toLowerCase()}`;
    const known = first.get(name);
    if (known === undefined) first.set(name, src);
    if (known === undefined || known === src) return [];
    return [
      {
        ...place,
        message: `"${words}" is said of two pictures, "${known}" and "${src}". Say what is different.`,
      },
    ];
  });
};

/** One picture of a section that has two proper names: one of them belongs to another picture. */
const renamed = (alts: Alt[]): Finding[] => {
  const first = new Map<string, string>();
  return alts.flatMap(({ shown, src, group }) => {
    const { value: words, locale, place, key } = shown;
    const picture = `${group}\n${locale}\n${src}`;
    const known = first.get(picture);
    if (known === undefined && key === undefined) first.set(picture, words);
    if (known === undefined || key !== undefined || known === words || words.trim() === '') return [];
    const message = `"${src}" is called "${known}" before, and "${words}" here. Name the picture of "${words}", or correct the name.`;
    return [{ ...place, pointer: `${above(place.pointer)}/src`, message }];
  });
};

/** Alternative texts that say nothing. */
export const a11yAltQuality: Check = {
  id: 'a11y/alt-quality',
  severity: 'warning',
  description:
    'An alternative text says what its picture says, and no two pictures of a section say the same.',
  advice:
    'A listener learns nothing from "logo1.png" or from fourteen times "logo". Write what the picture tells, in a few words, without "image of": "Solmarea", "A member redeems points on a phone".',
  runOnPages: (context) => {
    const alts = altsOf(context);
    const poor = alts.flatMap(({ shown: { value, place } }): Finding[] => {
      const message = faultOf(value);
      return message === undefined ? [] : [{ ...place, message }];
    });
    return oncePerPlace([...poor, ...repeated(alts), ...renamed(alts)]);
  },
  join: oncePerPlace,
};
