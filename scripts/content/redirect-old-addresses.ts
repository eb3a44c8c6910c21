import { below, steps } from '../../src/engine/core/checks/problem.ts';
import { pathOf } from '../../src/engine/core/checks/redirect-target.ts';
import { redirectTo } from '../../src/engine/core/redirects.ts';
import type { Manifest, Route } from '../../src/engine/core/routes.ts';
import { removeValue, setValue } from './json-edits.ts';
import { replaceStrings, stringsIn } from './json-strings.ts';
import type { Workspace } from './workspace.ts';

const file = 'site.config.json';

/** Every address of a page, in every language, canonical or not. */
export const routesOfPage = ({ routes }: Manifest, pageId: string): Route[] =>
  routes.filter((route) => route.pageId === pageId);

/** Old addresses of a page, and the manifest in which it has its new ones. */
type Move = { old: Route[]; next: Manifest; to: string };

/** What leads to an old address by its path must not go there over two redirects. */
const followedUp = (text: string, move: Move): string => {
  const left = new Map(move.old.map((route) => [route.path, redirectTo(move.next, move.to, route)]));
  return replaceStrings(text, ({ value, pointer }) => {
    const target = pointer.startsWith('/redirects/') ? left.get(pathOf(value)) : undefined;
    return target === undefined
      ? undefined
      : target + value.slice(pathOf(value).length).replace(/^\?[^#]*/, '');
  });
};

const redirectedPaths = (text: string): string[] =>
  stringsIn(text)
    .filter(({ pointer }) => pointer.startsWith('/redirects/'))
    .map(({ pointer }) => steps(pointer)[1] ?? '');

/**
 * Sends visitors of a page's old addresses on to its new ones. An address that the page has now is no redirect any
 * longer. Returns the addresses that became redirects.
 */
export const redirectOldAddresses = ({ draft }: Workspace, move: Move): string[] => {
  let text = draft.read(file);
  for (const path of redirectedPaths(text))
    if (move.next.byPath.has(path)) text = removeValue(text, below('/redirects', path));
  const gone = move.old.filter(({ path }) => !move.next.byPath.has(path));
  text = followedUp(text, { ...move, old: gone });
  for (const route of gone)
    text = setValue(text, {
      pointer: below('/redirects', route.path),
      json: JSON.stringify(redirectTo(move.next, move.to, route)),
      before: 'layout',
    });
  draft.write(file, text);
  return gone.map(({ path }) => path);
};
