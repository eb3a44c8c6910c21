import { baseName } from '../../../addresses/base-name.ts';
import { closest } from '../../suggestions/closest.ts';
import { editDistance } from '../../suggestions/edit-distance.ts';
import { areOfRow } from '../../suggestions/one-slip.ts';
import { onlyOne } from '../only-one.ts';

/** The name of a file without its folder. */
export const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const withoutEnding = (file: string): string => file.replace(/\.\w+$/, '');

/** What programs put behind the name of a file that they copy: photo (1), photo-2, photo copy, photo - Copy. */
const ofCopy = /[ _-]*(?:\(?\d\)?|(?:- )?\bcopy(?: \d)?)$/i;

/** A file that was saved in another format, or is a copy: photo.svg, photo (1).png. */
const sameFile = (value: string, files: string[]): string | undefined => {
  const name = withoutEnding(value);
  return files.find((file) => withoutEnding(file).replace(ofCopy, '') === name);
};

/** The folder of a file, with the slash behind it. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** Shorter names become others by two letters: watch and arch are two pictures. */
const short = 5;

/** Whether a name is another one with a slip or two in it, and not the next of a row. */
const isSlip = (name: string, other: string): boolean =>
  closest(name, [other]) !== undefined &&
  editDistance(name.toLowerCase(), other.toLowerCase()) <= (name.length > short ? 2 : 1) &&
  !areOfRow(name, other);

/** Whether the folder of a file is another one with a slip or two in it. */
const isNearby = (value: string, meant = ''): boolean => editDistance(folderOf(value), folderOf(meant)) <= 2;

/**
 * The same file under another name, in a folder of this one or in the one around it; else one with nearly that name in the same folder.
 * Files elsewhere are other pictures, unless there is no such folder; of several of that name none is meant by itself.
 */
export const nearestFile = (value: string, files: string[]): string | undefined => {
  const same = sameFile(value, files);
  if (same !== undefined) return same;
  const folder = folderOf(value);
  const below = onlyOne(
    files.filter((file) => folderOf(file).startsWith(folder) && nameOf(file) === nameOf(value)),
  );
  if (below !== undefined) return below;
  const above = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  if (above !== '/' && files.includes(above + nameOf(value))) return above + nameOf(value);
  const own = files.filter((file) => folderOf(file) === folder);
  const near = (own.length > 0 ? own : files).filter((file) => isSlip(baseName(value), baseName(file)));
  const meant = closest(value, near) ?? near[0];
  const namesakes = near.filter((file) => nameOf(file) === nameOf(value));
  return namesakes.length < 2 || isNearby(value, meant) ? meant : undefined;
};
