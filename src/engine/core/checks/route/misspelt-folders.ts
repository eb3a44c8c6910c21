import type { SiteConfig } from '../../../../generated/types.ts';
import { configFile } from '../../file-names.ts';
import type { PageFile } from '../../types.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Place } from '../problems/problem.ts';
import { isPlural, onlySlip } from '../suggestions/one-slip.ts';

/** An address as it is written, of a page or of all entries of a collection. */
type WrittenAddress = { path: string; owner: string; place: Place };

const paths = (path: unknown, others: object | undefined, pointer: string): [string, string][] =>
  [
    [below(pointer, 'path'), path] as const,
    ...Object.entries(others ?? {}).map(
      ([locale, value]) => [below(pointer, 'paths', locale), value] as const,
    ),
  ].flatMap(([at, value]): [string, string][] => (typeof value === 'string' ? [[at, value]] : []));

const ofPage = ({ file, document: { id, path, paths: others } }: PageFile): WrittenAddress[] =>
  paths(path, others, '').map(([pointer, written]) => ({
    path: written,
    owner: `The page "${id}"`,
    place: { file, page: id, pointer },
  }));

const ofCollections = ({ collections }: SiteConfig): WrittenAddress[] =>
  Object.entries(collections ?? {}).flatMap(([name, settings]) =>
    paths(settings.path, settings.paths, below('/collections', name)).map(([pointer, written]) => ({
      path: written,
      owner: `The collection "${name}"`,
      place: { file: configFile, pointer },
    })),
  );

/** The folders of an address, which are all of its parts but the last. */
const foldersIn = (path: string): string[] => path.split('/').slice(1, -1);

/** The folders that more than one address has, and the names of pages and collections. */
const knownFolders = ({ source: { config, pages } }: CheckContext, written: WrittenAddress[]) => {
  const known = new Set([
    ...Object.keys(config.collections ?? {}),
    ...pages.map(({ document }) => document.id),
  ]);
  const seen = new Set<string>();
  for (const folder of written.flatMap(({ path }) => foldersIn(path)))
    if (seen.has(folder)) known.add(folder);
    else seen.add(folder);
  return known;
};

/** The addresses with a folder that is a slip for a name, or for a folder of others, each as it was meant. */
export const misspeltFolders = (context: CheckContext): (WrittenAddress & { meant: string })[] => {
  const { config, pages } = context.source;
  const written = [...ofCollections(config), ...pages.flatMap(ofPage)];
  const known = knownFolders(context, written);
  const mended = (folder: string): string => {
    const meant = known.has(folder) ? undefined : onlySlip(folder, known);
    return meant === undefined || isPlural(folder, meant) ? folder : meant;
  };
  return written.flatMap((address) => {
    const folders = foldersIn(address.path).map(mended);
    const meant = `/${[...folders, address.path.split('/').at(-1)].join('/')}`;
    return meant === address.path || folders.length === 0 ? [] : [{ ...address, meant }];
  });
};
