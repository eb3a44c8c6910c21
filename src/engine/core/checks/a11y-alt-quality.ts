import { isPictureFile } from '../picture-file.ts';
import type { SiteSource } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { exchangedPairs } from './context/exchanged-pairs.ts';
import { baseOf, isNamedAs, letters } from './context/files/named-as.ts';
import { folderOf } from './context/files/nearest-file.ts';
import { marksOfKind } from './context/marks/marks-of-kind.ts';
import { namedText, type ShownWords } from './context/marks/named-text.ts';
import { shownWords } from './context/marks/shown-words.ts';
import { above, below, type Finding, oncePerPlace, type Place } from './problems/problem.ts';
import { closest } from './suggestions/closest.ts';
import { withSuggestion } from './suggestions/with-suggestion.ts';

const announced =
  /^(an? |una? |el |la |the )?(image|picture|photo|photograph|graphic|icon|imagen|foto|fotograf[ií]a|ícono|icono|gráfico) (of|de|showing|con)\b/i;

/** The name of a picture in a language: its words and where they are written, its file, and its place on the page. */
type Alt = { shown: ShownWords; src: string; group: string; place: Place };

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
    return shownWords(context, alt).map((shown) => ({
      ...{ shown, src: value, group, place: alt.place },
    }));
  });

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

/** The place where the file of a picture is named, not its words. */
const atSource = ({ shown: { place } }: Alt) => ({ ...place, pointer: `${above(place.pointer)}/src` });

/** One picture of a section that has two proper names: one of them belongs to another picture. */
const renamed = (alts: Alt[]): Finding[] => {
  const first = new Map<string, Alt>();
  return alts.flatMap((alt) => {
    const { shown, src, group } = alt;
    const picture = `${group}\n${shown.locale}\n${src}`;
    const known = first.get(picture);
    if (known === undefined && shown.key === undefined) first.set(picture, alt);
    const isOther = known?.shown.value !== shown.value && shown.value.trim() !== '';
    if (known === undefined || shown.key !== undefined || !isOther) return [];
    const isFirstWrong = isNamedAs(shown.value, src) && !isNamedAs(known.shown.value, src);
    const [wrong, right] = isFirstWrong ? [known, alt] : [alt, known];
    const where = isFirstWrong ? 'below' : 'before';
    const message = `"${src}" is called "${right.shown.value}" ${where}, and "${wrong.shown.value}" here. Name the picture of "${wrong.shown.value}", or correct the name.`;
    return [{ ...atSource(wrong), message }];
  });
};

/** Pairs of pictures of a section, each with words that name the file of the other. */
const exchanged = (alts: Alt[]): Finding[] => {
  const named = alts.filter(({ shown: { key } }) => key === undefined);
  return [...Map.groupBy(named, ({ group }) => group).values()].flatMap((section) => {
    const says = ({ shown: { value } }: Alt, { src }: Alt) => isNamedAs(value, src);
    const strange = section.filter((alt) => !says(alt, alt));
    const areExchanged = (one: Alt, other: Alt) => says(one, other) && says(other, one);
    return exchangedPairs(strange, areExchanged).map(([one, other]) => {
      const message = `"${one.src}" is called "${one.shown.value}" here, and "${other.src}" "${other.shown.value}": the two pictures seem to be exchanged. Exchange them.`;
      return { ...atSource(one), message, also: [atSource(other).pointer] };
    });
  });
};

/** Whether words are no name of the site, though the file is called by one: then they are wrong, and not the file. */
const areWrongWords = ({ config }: SiteSource, { shown: { value }, src }: Alt): boolean => {
  const names = (config.names ?? []).map(letters);
  return names.includes(baseOf(src)) && !names.includes(letters(value));
};

/** The files that pictures are called by, each with a picture that shows another file. */
const misnamed = ({ source }: CheckContext, alts: Alt[]): Map<Alt, string> => {
  const { assets } = source;
  const files = new Map(Object.keys(assets).map((file) => [baseOf(file), file]));
  return new Map(
    alts.flatMap((alt): [Alt, string][] => {
      const { shown, src } = alt;
      const file = shown.key === undefined ? files.get(letters(shown.value)) : undefined;
      if (file === undefined || !assets[src] || areWrongWords(source, alt)) return [];
      const [name, own] = [letters(shown.value), baseOf(src)];
      // "veldora-2" is one more picture of "veldora".
      if (name.startsWith(own) || own.startsWith(name)) return [];
      return [[alt, file]];
    }),
  );
};

/** What the same picture is called at another place, unless its file has that name: then the file is wrong here. */
const nameElsewhere = ({ shown: { locale, value }, src }: Alt, alts: Alt[]): string | undefined =>
  alts.find(
    ({ shown, src: other }) =>
      other === src &&
      shown.locale === locale &&
      ![letters(value), baseOf(src), ''].includes(letters(shown.value)) &&
      !isNamedAs(shown.value, src),
  )?.shown.value;

/** Whether the pictures around one lie mostly in another folder, so that it came from elsewhere. */
const isAmongThoseOf = ({ group, src }: Alt, folder: string, alts: Alt[]): boolean => {
  const beside = alts.filter((other) => other.group === group && other.src !== src);
  const there = beside.filter((other) => folderOf(other.src) === folder);
  return folderOf(src) !== folder && there.length > 1 && there.length > beside.length / 2;
};

/** A picture that is called by the name of another file: one that stands beside it has that name rightly. */
const calledAnother = (alt: Alt, file: string, alts: Alt[]): Finding => {
  const { shown, src, group } = alt;
  if (alts.some((other) => other.group === group && other.src === file)) {
    const message = `"${src}" is called "${shown.value}" here, which is "${file}" beside it. Write what this picture shows.`;
    return { ...shown.place, message };
  }
  const said = `"${src}" is called "${shown.value}" here, as is the file of another picture.`;
  if (isAmongThoseOf(alt, folderOf(file), alts)) return { ...atSource(alt), ...withSuggestion(said, file) };
  const name = nameElsewhere(alt, alts);
  const rightly = `name the picture of "${shown.value}", "${file}"`;
  if (name !== undefined) {
    const message = `"${src}" is called "${shown.value}" here, and "${name}" elsewhere. Write that as "alt", or ${rightly}.`;
    return { ...shown.place, message };
  }
  // Of a picture of another folder the words are as likely to be wrong.
  if (folderOf(file) !== folderOf(src))
    return { ...atSource(alt), message: `${said} Write what this one shows, or ${rightly}.` };
  return { ...atSource(alt), ...withSuggestion(said, file) };
};

/** Pictures whose files are named after a name of the site that their words do not have. */
const namedOtherwise = ({ source: { config } }: CheckContext, alts: Alt[]): Finding[] => {
  const names = new Map((config.names ?? []).map((name) => [letters(name), name]));
  return alts.flatMap(({ shown: { value }, src, place }) => {
    const name = names.get(baseOf(src));
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
    const ofTwo = exchanged(alts);
    // Two pictures in each other's places are one fault.
    const strange = ofTwo.length > 0 ? new Map<Alt, string>() : misnamed(context, alts);
    const ofOne = [...strange].map(([alt, file]) => calledAnother(alt, file, alts));
    const others = alts.filter((alt) => !strange.has(alt));
    const told = new Set(
      [...ofTwo, ...renamed(others), ...ofOne].flatMap(({ file, pointer, also = [] }) =>
        [pointer, ...also].map((one) => file + above(one)),
      ),
    );
    const named = namedOtherwise(context, others).filter(
      ({ file, pointer }) => !told.has(file + above(pointer)),
    );
    return oncePerPlace([...poor, ...repeated(others), ...renamed(others), ...ofTwo, ...ofOne, ...named]);
  },
  join: oncePerPlace,
};
