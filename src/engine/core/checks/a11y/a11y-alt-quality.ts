import { isPictureFile } from '../../picture-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { letters, lettersOfName } from '../context/files/named-as.ts';
import { repeats } from '../context/repeats.ts';
import { oncePerPlace, parentKey, parentKeysOf } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { type Alt, altsOf } from './alts/alts.ts';
import { exchangedAlts, renamedAlts } from './alts/exchanged-alts.ts';
import { calledAnother, misnamedAlts } from './alts/misnamed-alts.ts';

const announced =
  /^(an? |una? |el |la |the )?(image|picture|photo|photograph|graphic|icon|imagen|foto|fotograf[ií]a|ícono|icono|gráfico) (of|de|showing|con)\b/i;

const faultOf = (words: string): string | undefined => {
  if (isPictureFile(words.trim())) return `"${words}" is the name of a file. Write what the picture says.`;
  const start = announced.exec(words)?.[0];
  return (
    start &&
    `"${start}" need not be said: screen readers announce a picture as one. Begin with what it shows.`
  );
};

/** Two different pictures of one section that say the same leave a listener without the difference. */
const repeated = (alts: Alt[]): Finding[] => {
  const sameWords = repeats(
    alts,
    ({ shown: { value, locale }, group }) => `${group}\n${locale}\n${value.trim().toLowerCase()}`,
  );
  return sameWords
    .filter(([alt, known]) => alt.src !== known.src)
    .map(([{ shown, src }, known]) => {
      const message = `"${shown.value}" is said of two pictures, "${known.src}" and "${src}". Say what is different.`;
      return { ...shown.place, message };
    });
};

/** Pictures whose files are named after a name of the site that their words do not have. */
const namedOtherwise = ({ source: { config } }: CheckContext, alts: Alt[]): Finding[] => {
  const names = new Map((config.names ?? []).map((name) => [letters(name), name]));
  return alts.flatMap(({ shown: { value }, src, place }) => {
    const name = names.get(lettersOfName(src));
    // A slip in the name is reported as a slip.
    if (name === undefined || closest(value, [name]) !== undefined) return [];
    if (value.trim() === '' || letters(value).includes(letters(name))) return [];
    return [
      { ...place, ...withSuggestion(`"${src}" is called "${value}" here, and its file as "${name}".`, name) },
    ];
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
  comparesPages: true,
  runOnPages: (context) => {
    const alts = altsOf(context);
    const poor = alts.flatMap(({ shown: { value, place } }): Finding[] => {
      const message = faultOf(value);
      return message === undefined ? [] : [{ ...place, message }];
    });
    const ofTwo = exchangedAlts(alts);
    // Two pictures in each other's places are one fault.
    const strange = ofTwo.length > 0 ? new Map<Alt, string>() : misnamedAlts(context, alts);
    const ofOne = [...strange].map(([alt, file]) => calledAnother(alt, file, alts));
    const others = alts.filter((alt) => !strange.has(alt));
    const ofNames = renamedAlts(others);
    const told = new Set([...ofTwo, ...ofNames, ...ofOne].flatMap(parentKeysOf));
    const named = namedOtherwise(context, others).filter((finding) => !told.has(parentKey(finding)));
    return oncePerPlace([...poor, ...repeated(others), ...ofNames, ...ofTwo, ...ofOne, ...named]);
  },
  join: oncePerPlace,
};
