import type { Asset } from '../../types.ts';
import type { Check } from '../check.ts';
import { filesOfConfig } from '../context/files/files-of-config.ts';
import { fittingName, howToRenameFile } from '../context/files/fitting-name.ts';
import { nameOf, nearestFile } from '../context/files/nearest-file.ts';
import { placeholderPicture } from '../context/files/placeholder-picture.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { isCalledByFormat } from '../media/media-format.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withMore } from '../problems/with-more.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { oncePerFolder } from './once-per-folder.ts';
import { fromPublic, isOnAnotherHost } from './ref-external-host.ts';

/** What names a file; `meant` is the same as seen from the public folder. */
type Named = { value: string; meant: string; place: Place };

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What comes behind the name of a file, which pages write in small letters. */
const endingOf = (file: string): string => /\.\w+$/.exec(file)?.[0] ?? '';

/** A file that is called with other letters than a document names it. Endings are written in small letters everywhere. */
const otherwiseSpelt = ({ value, meant, place }: Named, twin: string): Finding => {
  const ending = endingOf(twin);
  if (sameLetters(twin, value) && ending !== ending.toLowerCase()) {
    const name = fittingName(meant, undefined);
    const renamed = `The file is called "${twin}", with capitals in its ending. Rename it: ${howToRenameFile(twin, name)}`;
    const message = name === value ? renamed : withMore(renamed, `After that, write "${name}" here.`);
    return { ...place, message };
  }
  const message = sameLetters(twin, value)
    ? `The file is called "${twin}", not "${value}": large and small letters differ. Write it so.`
    : `Files are named from the public folder, with a slash before them. Write "${twin}", not "${value}".`;
  return { ...place, message, suggestion: twin, fix: { set: twin } };
};

/**
 * What to do with a file itself that lost its name: a copy by a program for files, or one with the ending of another
 * kind.
 */
const calledOtherwise = (value: string, near: string, asset: Asset | undefined): string | undefined => {
  const called = nameOf(value);
  if (/[ ()]/.test(nameOf(near)) && endingOf(near) === endingOf(value))
    return `It has "${near}". If that is the same, call it ${called} again.`;
  if (!isCalledByFormat(value, asset?.format) || isCalledByFormat(near, asset?.format)) return undefined;
  return `It has "${near}", which holds ${asset?.format} all the same. Call it ${called} again.`;
};

/** A file with its place on a computer, of which visitors see nothing. */
const onComputer = /^(?:[a-z]:[\\/]|file:|\/(?:users|home|volumes)\/)/i;

/** How a file of one's own computer gets to visitors. */
const howToCopy = (value: string): string => {
  const name = nameOf(value.replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return `"${value}" is on one computer only. Copy it to public/images/${name} and write "/images/${name}".`;
};

type Assets = { assets: Record<string, Asset>; files: string[] };

/** What to do about a file that has no like beside it: one of its name in another folder may be another picture. */
const howToFind = (value: string, files: string[]): string => {
  const [namesake, another] = files.filter((file) => nameOf(file) === nameOf(value));
  return namesake === undefined || another !== undefined
    ? 'Put it there, or name one that is there.'
    : `"${namesake}" has the same name. If it is that one, write so; else put it there.`;
};

/** Tells a file that public/ does not have: its slip, its new name, or how to find or copy it. */
const finding = (named: Named, { assets, files }: Assets): Finding => {
  const { value, meant, place } = named;
  if (value.trim() === '') {
    const message =
      'No file is named here. Write the address of one in the public folder, such as "/images/logo.svg".';
    return { ...place, message };
  }
  if (files.includes(value.trim())) {
    const message = `"${value}" has a space at one of its ends. Write "${value.trim()}".`;
    return { ...place, message, suggestion: value.trim(), fix: { set: value.trim() } };
  }
  const twin = files.find((file) => sameLetters(file, meant));
  if (twin !== undefined) return otherwiseSpelt(named, twin);
  const told = `The public folder has no file "${value}".`;
  const near = nearestFile(meant, files);
  if (onComputer.test(value) && nameOf(near ?? '') !== nameOf(meant))
    return { ...place, message: howToCopy(value) };
  const renamed = near === undefined ? undefined : calledOtherwise(value, near, assets[near]);
  if (renamed !== undefined) return { ...place, message: `${told} ${renamed}` };
  return { ...place, ...withSuggestion(told, near, howToFind(meant, files)) };
};

/** Pictures and other files that documents name and the public folder has not, letter for letter. */
export const refMissingAsset: Check = {
  id: 'ref/missing-asset',
  severity: 'error',
  description:
    'Every file that is named exists in the public folder, spelt with the same large and small letters.',
  advice:
    'Instead of the picture or file, visitors would see an empty frame. Put the file into public/, or correct the name; servers tell large from small letters even where your computer does not. Example: "/images/Logo.svg" for a file called logo.svg.',
  runOnPages: (context) => {
    const { assets } = context.source;
    const named = [...filesOfConfig(context), ...marksOfKind(context, 'asset')];
    const missing = named
      .filter(
        ({ value }) =>
          !Object.hasOwn(assets, value) &&
          value !== placeholderPicture &&
          !isOnAnotherHost(value, context.source),
      )
      .map(({ value, place }): Named => ({ value, place, meant: fromPublic(value, context.source) }));
    const files = missing.length > 0 ? Object.keys(assets) : [];
    return missing.map((item) => ({ ...finding(item, { assets, files }), named: { values: [item.value] } }));
  },
  join: (findings, context) => oncePerFolder(oncePerPlace(findings), context),
};
