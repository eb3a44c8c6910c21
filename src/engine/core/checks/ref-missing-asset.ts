import type { Check } from './check.ts';
import { filesOfConfig } from './context/files/files-of-config.ts';
import { marksOfKind } from './context/marks/marks-of-kind.ts';
import type { Finding, Place } from './problem.ts';
import { fromPublic, isOnAnotherHost } from './ref-external-host.ts';
import { closest, withSuggestion } from './suggest.ts';

type Named = { value: string; place: Place };

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Windows writes folders with backslashes. */
const withSlashes = (file: string): string => file.replaceAll('\\', '/');

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
const nearestFile = (value: string, files: string[]): string | undefined => {
  const same = sameFile(value, files);
  if (same !== undefined) return same;
  const bare = (file: string) => withoutEnding(nameOf(file));
  const near = closest(bare(value), files.map(bare));
  const named = files.filter((file) => bare(file) === near);
  return closest(value, named) ?? named[0];
};

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const finding = ({ value, place }: Named, files: string[]): Finding => {
  if (value.trim() === '') {
    const message =
      'No file is named here. Write the address of one in the public folder, such as "/images/logo.svg".';
    return { ...place, message };
  }
  const twin = files.find((file) => sameLetters(file, fromPublic(withSlashes(value))));
  if (twin !== undefined) {
    const message = sameLetters(twin, value)
      ? `The file is called "${twin}", not "${value}": large and small letters differ. Write it so.`
      : `Files are named from the public folder, with a slash before them. Write "${twin}", not "${value}".`;
    return { ...place, message, suggestion: twin, fix: { set: twin } };
  }
  return {
    ...place,
    ...withSuggestion(
      `The public folder has no file "${value}".`,
      nearestFile(withSlashes(value), files),
      'Put it there, or name one that is there.',
    ),
  };
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
    const missing = named.filter(
      ({ value }) => !Object.hasOwn(assets, value) && !isOnAnotherHost(value, assets),
    );
    const files = missing.length > 0 ? Object.keys(assets) : [];
    return missing.map((item) => finding(item, files));
  },
};
