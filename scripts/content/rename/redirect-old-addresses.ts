import { linkToPage, parsePageLink } from '../../../src/engine/core/addresses/page-link.ts';
import { redirectTo } from '../../../src/engine/core/addresses/redirects.ts';
import type { Manifest, Route } from '../../../src/engine/core/addresses/routes.ts';
import { below, lastStep, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { pathOf } from '../../../src/engine/core/checks/route/redirect-ends.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { isShown } from '../../../src/engine/core/publication/publication.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import { removeValue } from '../../json-text/edit-text.ts';
import { setValue } from '../../json-text/set-values.ts';
import { type JsonString, replaceStrings, stringsIn } from '../../json-text/strings-in.ts';
import type { Workspace } from '../workspace.ts';
import { committedAddresses, withoutEnd } from './committed-addresses.ts';

/** Old addresses of a page, those that visitors may know, and the manifest in which it has its new ones. */
export type Move = { old: Route[]; known: Route[]; next: Manifest; to: string };

/** Every address of a page, in every language, canonical or not. */
export const addressesOf = ({ context: { manifest } }: Workspace, { document }: PageFile): Route[] =>
  manifest.routes.filter(({ pageId }) => pageId === document.id);

/** The addresses where visitors could see a page by now. */
export const knownAddresses = async (workspace: Workspace, page: PageFile): Promise<Route[]> => {
  if (!isShown(withoutEnd(page).document, workspace.context.source.clock)) return [];
  const committed = await committedAddresses(workspace);
  return addressesOf(workspace, page).filter(({ path }) => committed?.has(path) ?? true);
};

/** Links to an old address by its path must not pass two redirects. */
const followedUp = (text: string, move: Move): string => {
  const left = new Map(move.old.map((route) => [route.path, redirectTo(move.next, move.to, route)]));
  return replaceStrings(text, ({ value, pointer }) => {
    const target = pointer.startsWith('/redirects/') ? left.get(pathOf(value)) : undefined;
    return target === undefined
      ? undefined
      : target + value.slice(pathOf(value).length).replace(/^\?[^#]*/, '');
  });
};

/** The redirects that lead to a page: by its name, or by an address that it has. */
const redirectsTo = (workspace: Workspace, page: PageFile): JsonString[] => {
  const paths = new Set(addressesOf(workspace, page).map(({ path }) => path));
  return stringsIn(workspace.draft.read(configFile)).filter(
    ({ pointer, value }) =>
      pointer.startsWith('/redirects/') &&
      (parsePageLink(value)?.pageId === page.document.id || paths.has(pathOf(value))),
  );
};

/**
 * Changes every redirect to a page: it leads to another page, or is removed without one. Returns their old addresses.
 */
export const leadRedirects = (workspace: Workspace, page: PageFile, to: string | undefined): string[] => {
  const { draft } = workspace;
  const redirects = redirectsTo(workspace, page);
  const changed = (text: string, { pointer }: JsonString) =>
    to === undefined
      ? removeValue(text, pointer)
      : setValue(text, { pointer, json: JSON.stringify(linkToPage(to)) });
  draft.write(configFile, redirects.reduce(changed, draft.read(configFile)));
  return redirects.map(({ pointer }) => lastStep(pointer));
};

const redirectedPaths = (text: string): string[] =>
  stringsIn(text)
    .filter(({ pointer }) => pointer.startsWith('/redirects/'))
    .map(({ pointer }) => steps(pointer)[1] ?? '');

/** Whether visitors are to be sent on from an address: it was one of something, and of something that they could see. */
const isMissed = (route: Route, { known }: Move): boolean => known.includes(route) && route.status !== 404;

/**
 * Sends visitors of a page's old addresses on to its new ones. An address that the page has now is no redirect any
 * longer. Returns the addresses that became redirects.
 */
export const redirectOldAddresses = ({ draft }: Workspace, move: Move): string[] => {
  let text = draft.read(configFile);
  for (const path of redirectedPaths(text))
    if (move.next.byPath.has(path)) text = removeValue(text, below('/redirects', path));
  const gone = move.old.filter(({ path }) => !move.next.byPath.has(path));
  text = followedUp(text, { ...move, old: gone });
  const missed = gone.filter((route) => isMissed(route, move));
  for (const route of missed)
    text = setValue(text, {
      pointer: below('/redirects', route.path),
      json: JSON.stringify(redirectTo(move.next, move.to, route)),
      before: 'layout',
    });
  draft.write(configFile, text);
  return missed.map(({ path }) => path);
};
