import { foldersOf } from '../../addresses/folders-of.ts';
import { ownFolders } from '../../addresses/output-paths.ts';
import { pageIdOf } from '../../addresses/page-link.ts';
import { publicFile } from '../../file-names.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Finding } from '../problems/problem.ts';
import { madeFilesOf } from './made-files.ts';

/** What the build makes: files, and a file in each of their folders. */
type Made = { files: ReturnType<typeof madeFilesOf>; inFolders: Map<string, string> };

/** A fault, and the place of the public folder that must go: all files in such a folder are one fault. */
type Conflict = Pick<Finding, 'message' | 'named'> & { place: string };

const madeOf = (context: CheckContext): Made => {
  const files = madeFilesOf(context);
  const inFolders = [...files.keys()].flatMap((file) =>
    foldersOf(file).map((folder) => [folder, file] as const),
  );
  return { files, inFolders: new Map(inFolders) };
};

const otherwise = 'Remove it, or call it otherwise.';

/** A document that a host may send in the place of one that the build writes. */
const inPlaceOfPage = (file: string, { files }: Made, { source }: CheckContext): Conflict | undefined => {
  const names = [file.replace(/(?<=.)\/index\.html$/, '.html'), `${file}.html`];
  const page = names.flatMap((name) => {
    const made = files.get(name);
    return made && 'page' in made ? [made.page] : [];
  })[0];
  const pageId = page ?? (file === '404.html' ? pageIdOf(source.config.notFound) : undefined);
  if (pageId === undefined) return undefined;
  const message = `A host may send this file in the place of the page "${pageId}". ${otherwise}`;
  return { place: file, message, named: { pages: [pageId] } };
};

const inOwnFolder = (file: string): Conflict | undefined => {
  const [place = ''] = file.split('/');
  const filled = ownFolders[`/${place}`];
  if (filled === undefined) return undefined;
  return {
    place,
    message: `At "/${place}" the built site has ${filled}. Give "public/${place}" another name.`,
  };
};

const inPlaceOfFile = (file: string, { files }: Made): Conflict | undefined => {
  const made = files.get(file);
  if (!made || 'page' in made) return undefined;
  const message = `The build makes "/${file}" itself, ${made.of}, and this file would not be published. ${otherwise}`;
  return { place: file, message };
};

const inPlaceOfFolder = (file: string, { inFolders }: Made): Conflict | undefined => {
  const inside = inFolders.get(file);
  if (inside === undefined) return undefined;
  return { place: file, message: `A folder of this name is needed for "/${inside}". ${otherwise}` };
};

const belowFile = (file: string, { files }: Made): Conflict | undefined => {
  const place = foldersOf(file).find((folder) => files.has(folder));
  if (place === undefined) return undefined;
  const message = `"/${place}" is a file that the build makes, so it cannot be a folder. Give "public/${place}" another name.`;
  return { place, message };
};

/** Files of the public folder that stand where the build makes something, or a host looks for it. */
export const publicConflicts = (context: CheckContext): Finding[] => {
  const made = madeOf(context);
  const told = new Set<string>();
  return Object.keys(context.source.assets).flatMap((url): Finding[] => {
    const file = url.slice(1);
    const conflict =
      inOwnFolder(file) ??
      inPlaceOfPage(file, made, context) ??
      inPlaceOfFile(file, made) ??
      inPlaceOfFolder(file, made) ??
      belowFile(file, made);
    if (!conflict || told.has(conflict.place)) return [];
    const { place, ...fault } = conflict;
    told.add(place);
    return [{ file: publicFile(url), pointer: '', ...fault }];
  });
};
