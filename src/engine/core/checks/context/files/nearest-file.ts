import { closest } from '../../suggest.ts';

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const withoutEnding = (file: string): string => file.replace(/\.\w+$/, '');

/** A file that was saved in another format, or is a copy that got a number: photo.svg, photo (1).png. */
const sameFile = (value: string, files: string[]): string | undefined => {
  const name = withoutEnding(value);
  return files.find((file) => withoutEnding(file).replace(/[ _-]*\(?\d\)?$/, '') === name);
};

/**
 * The same file under another name; else one of that name in another folder, or one whose own name is near: folders and
 * endings are alike for all pictures.
 */
export const nearestFile = (value: string, files: string[]): string | undefined => {
  const same = sameFile(value, files);
  if (same !== undefined) return same;
  const bare = (file: string) => withoutEnding(nameOf(file));
  const near = closest(bare(value), files.map(bare));
  const named = files.filter((file) => bare(file) === near);
  return closest(value, named) ?? named[0];
};
