import { baseName } from '../../../addresses/base-name.ts';
import { hyphenated } from '../words/writing/letters.ts';

/** What a picture may end in, by what it holds; the first is the usual one. */
const endings: Record<string, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heif: ['avif'],
  svg: ['svg'],
};

/** What a file may end in that holds something; undefined for what is no picture. */
export const endingsFor = (format: string | undefined): readonly string[] | undefined =>
  endings[format ?? ''];

/** What a file ends in, in small letters. */
export const endingOf = (file: string): string => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';

const plain = /^[\w.@-]+$/;

/** Small letters and digits with hyphens between them, where a name has signs that addresses write otherwise. */
const inPlainLetters = (name: string): string => (plain.test(name) ? name : hyphenated(name));

/** The name that a picture should have: it ends in what it holds, in small letters, and has no other signs than addresses. */
export const fittingName = (file: string, format: string | undefined): string => {
  const own = endingOf(file);
  const fitting = endingsFor(format) ?? [own];
  const folders = file.split('/').slice(0, -1).map(inPlainLetters);
  const name = inPlainLetters(baseName(file)) || 'picture';
  return [...folders, `${name}.${fitting.includes(own) ? own : fitting[0]}`].join('/');
};

const written = (file: string): string => (/^[\w./@-]+$/.test(file) ? file : `'${file}'`);

/** The command that gives a file of the public folder another name, wherever it is named. */
export const howToRenameFile = (file: string, to: string): string =>
  `npm run content -- rename asset ${written(file)} ${to}`;

/** The command that deletes a file of the public folder, if nothing names it. */
export const howToDeleteFile = (file: string): string => `npm run content -- delete asset ${written(file)}`;
