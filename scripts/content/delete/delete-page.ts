import { mentionedKeys } from '../../../src/engine/core/checks/context/words/keys/text-uses.ts';
import { writtenOutLinks } from '../../../src/engine/core/checks/link/written-out-links.ts';
import { closest } from '../../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { configFile, publicFile } from '../../../src/engine/core/file-names.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import { draftedManifest } from '../draft/drafted-site.ts';
import { findUses, pageRenaming, type Use, useAt } from '../find-uses.ts';
import { isOfKind, pageOf } from '../page-names.ts';
import {
  addressesOf,
  knownAddresses,
  leadRedirects,
  redirectOldAddresses,
} from '../rename/redirect-old-addresses.ts';
import { assetUses, drawnBy } from '../rename/rename-asset.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { removeKey } from './delete-key.ts';
import { dropIdleOptions } from './drop-idle-options.ts';
import { refuseUsed } from './refuse-used.ts';

/** A page to be deleted by a command such as "delete solution", and the page that its visitors are sent to. */
type PageDeletion = { what: string; id: string; redirect?: string | undefined; isDry?: boolean | undefined };

const linksByAddress = (workspace: Workspace, page: PageFile): Use[] =>
  writtenOutLinks(workspace.context)
    .filter(({ link, route }) => route.pageId === page.document.id && link.place.file !== page.file)
    .map(({ link: { place, value } }) => useAt(workspace, place, value));

/** Old addresses that lead to the page go with it, or lead on where its own do. */
const isRedirect = ({ file, pointer }: Use): boolean =>
  file === configFile && pointer.startsWith('/redirects/');

const usesOf = (workspace: Workspace, page: PageFile): Use[] => {
  const { id } = page.document;
  const named = findUses(workspace, pageRenaming(workspace, id, id)).filter(({ file }) => file !== page.file);
  return [...named, ...linksByAddress(workspace, page)].filter((use) => !isRedirect(use));
};

/** The keys that only one page names. */
const ownKeys = ({ context: { given } }: Workspace, page: PageFile): string[] => {
  const own = mentionedKeys({ ...given, config: {} as typeof given.config, pages: [page] });
  const others = mentionedKeys({ ...given, pages: given.pages.filter(({ file }) => file !== page.file) });
  return [...own].filter((key) => !others.has(key));
};

const ownAssets = (workspace: Workspace, page: PageFile): string[] =>
  Object.keys(workspace.context.source.assets).filter((address) => {
    const uses = assetUses(workspace, address);
    const elsewhere = uses.some(({ file }) => file !== page.file);
    return uses.length > 0 && !elsewhere && drawnBy(workspace, address).length === 0;
  });

/** The page that visitors are sent to instead of one that is deleted, with the section on it where one is named. */
const targetOf = (workspace: Workspace, page: PageFile, target: string): string => {
  const { id } = page.document;
  const { document } = pageOf(workspace, target);
  if (document.id === id)
    throw new RefusedChange(
      `The addresses of "${id}" cannot lead to itself. Name another page with --redirect.`,
    );
  const [, place] = target.split('#');
  if (place === undefined) return document.id;
  const ids = document.sections.map((section) => section.id);
  if (!ids.includes(place)) {
    const fault = `The page "${document.id}" has no section "${place}".`;
    throw new RefusedChange(withSuggestion(fault, closest(place, ids), `It has ${ids.join(', ')}.`).message);
  }
  return `${document.id}#${place}`;
};

/**
 * Sends the visitors of a page's addresses, present and old, on to another page, as was asked for: whoever does knows of
 * visitors, even where the page is not shown. Returns what is said of it.
 */
const sendOn = (workspace: Workspace, page: PageFile, to: string): string[] => {
  const earlier = leadRedirects(workspace, page, to);
  const old = addressesOf(workspace, page);
  const own = redirectOldAddresses(workspace, { old, known: old, next: draftedManifest(workspace), to });
  return [...own, ...earlier].map((address) => `${address} leads to ${to} as a redirect.`);
};

/** How visitors are sent on after all, by whoever learns only now that they could be. */
const howToSendOn = ({ what, isDry }: PageDeletion, id: string): string => {
  const command = `npm run content -- ${what} ${id} --redirect <page>`;
  return isDry
    ? `This sends their visitors on: ${command}`
    : `To send their visitors on, take this back and delete it so: npm run content -- undo, then ${command}`;
};

/** Gives up the addresses of a page. Returns notes about it. */
const giveUp = async (workspace: Workspace, page: PageFile, request: PageDeletion): Promise<string[]> => {
  const earlier = leadRedirects(workspace, page, undefined);
  const told = earlier.map((address) => `${address} led to it, and is no redirect any longer.`);
  const known = await knownAddresses(workspace, page);
  const gone = `Not found from now on: ${known.map(({ path }) => path).join(', ')}`;
  return known.length > 0 ? [...told, gone, howToSendOn(request, page.document.id)] : told;
};

/** `delete page` and `delete entry`: a page that nothing names, with the words and pictures that only it shows. */
export const deletePage = async (workspace: Workspace, request: PageDeletion): Promise<Plan> => {
  const { context, draft } = workspace;
  const { what, redirect } = request;
  const kind = what.replace('delete ', '');
  const pages = context.source.pages.filter(({ collection }) => isOfKind(kind, collection));
  const page = pageOf(workspace, request.id, { kind, among: pages });
  const { id } = page.document;
  const to = redirect === undefined ? undefined : targetOf(workspace, page, redirect);
  const deletes = `the ${kind} "${id}"`;
  refuseUsed(deletes, usesOf(workspace, page));
  const assets = ownAssets(workspace, page);
  draft.remove(page.file);
  for (const key of ownKeys(workspace, page)) removeKey(workspace, key);
  for (const address of assets) draft.remove(publicFile(address));
  const notes = await (to === undefined ? giveUp(workspace, page, request) : sendOn(workspace, page, to));
  await dropIdleOptions(workspace);
  return { deletes, done: `The ${kind} "${id}" is deleted.`, notes };
};
