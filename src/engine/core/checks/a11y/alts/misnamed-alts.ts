import type { Asset, SiteSource } from '../../../types.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { isNamedAs, letters, lettersOfName } from '../../context/files/named-as.ts';
import { folderOf } from '../../context/files/nearest-file.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { type Alt, atSource } from './alts.ts';

/** Whether words are no name of the site, though the file is called by one: then they are wrong, and not the file. */
const areWrongWords = ({ config }: SiteSource, { shown: { value }, src }: Alt): boolean => {
  const names = (config.names ?? []).map(letters);
  return names.includes(lettersOfName(src)) && !names.includes(letters(value));
};

/** Whether a file is there and says how large it is: what else is wrong with it comes first. */
const isSound = (asset?: Asset): boolean =>
  asset !== undefined && asset.fault === undefined && Boolean(asset.width && asset.height);

/** The files that pictures are called by, each with a picture that shows another file. */
export const misnamedAlts = ({ source }: CheckContext, alts: Alt[]): Map<Alt, string> => {
  const { assets } = source;
  const files = new Map(Object.keys(assets).map((file) => [lettersOfName(file), file]));
  return new Map(
    alts.flatMap((alt): [Alt, string][] => {
      const { shown, src } = alt;
      const file = shown.key === undefined ? files.get(letters(shown.value)) : undefined;
      if (file === undefined || !isSound(assets[src]) || areWrongWords(source, alt)) return [];
      const [name, own] = [letters(shown.value), lettersOfName(src)];
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
      ![letters(value), lettersOfName(src), ''].includes(letters(shown.value)) &&
      !isNamedAs(shown.value, src),
  )?.shown.value;

/** Whether the pictures around one lie mostly in another folder, so that it came from elsewhere. */
const isAmongThoseOf = ({ group, src }: Alt, folder: string, alts: Alt[]): boolean => {
  const beside = alts.filter((other) => other.group === group && other.src !== src);
  const there = beside.filter((other) => folderOf(other.src) === folder);
  return folderOf(src) !== folder && there.length > 1 && there.length > beside.length / 2;
};

/** A picture that is called by the name of another file: one that stands beside it has that name rightly. */
export const calledAnother = (alt: Alt, file: string, alts: Alt[]): Finding => {
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
  const replaced = `If it replaces "${file}", show it in the other places too and delete that file.`;
  return { ...atSource(alt), ...withSuggestion(`${said} ${replaced}`, file) };
};
