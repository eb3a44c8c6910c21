import { parsePageLink } from '../../src/engine/core/addresses/page-link.ts';
import { writtenOutLinks } from '../../src/engine/core/checks/context/links/page-links.ts';
import { mentionedKeys } from '../../src/engine/core/checks/context/words/keys/text-uses.ts';
import { configFile, publicFile } from '../../src/engine/core/file-names.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import { removeKey } from './delete-key.ts';
import { draftedManifest } from './drafted-site.ts';
import { findUses, pageRenaming, type Use, useAt } from './find-uses.ts';
import { pageOf } from './page-names.ts';
import { addressesOf, leadRedirects, redirectOldAddresses } from './redirect-old-addresses.ts';
import { refuseUsed } from './refuse-used.ts';
import { assetUses, drawnBy } from './rename-asset.ts';
import { type Plan, RefusedChange, unknownName, type Workspace } from './workspace.ts';

/** A page to be deleted, and the page that its visitors are sent to. */
type PageDeletion = { id: string; isEntry: boolean; redirect?: string | undefined };

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

/** The page that is meant, by its name or as links are written. */
const pageIn = (target: string): string => parsePageLink(target)?.pageId ?? target;

/** Sends the visitors of a page's addresses, present and old, on to another page. Returns what is said of it. */
const sendOn = async (workspace: Workspace, page: PageFile, target: string): Promise<string[]> => {
  const { context } = workspace;
  const to = pageIn(target);
  if (!context.pages.has(to))
    throw unknownName(
      'page',
      to,
      [...context.pages.keys()].filter((id) => id !== page.document.id),
    );
  const earlier = leadRedirects(workspace, page, to);
  const own = redirectOldAddresses(workspace, {
    ...(await addressesOf(workspace, page)),
    next: draftedManifest(workspace),
    to,
  });
  return [...own, ...earlier].map((address) => `${address} leads to ${to} as a redirect.`);
};

/** Gives up the addresses of a page. Returns notes about it. */
const giveUp = async (workspace: Workspace, page: PageFile): Promise<string[]> => {
  const earlier = leadRedirects(workspace, page, undefined);
  const told = earlier.map((address) => `${address} led to it, and is no redirect any longer.`);
  const gone = 'Its addresses are not found from now on. --redirect <page> would send its visitors on.';
  const { known } = await addressesOf(workspace, page);
  return known.length > 0 ? [...told, gone] : told;
};

/** `delete page` and `delete entry`: a page that nothing names, with the words and pictures that only it shows. */
export const deletePage = async (workspace: Workspace, request: PageDeletion): Promise<Plan> => {
  const { context, draft } = workspace;
  const { id, isEntry, redirect } = request;
  const pages = context.source.pages.filter(({ collection }) => !isEntry || collection !== undefined);
  const kind = isEntry ? 'entry' : 'page';
  const page = pageOf(workspace, id, { kind, among: pages });
  if (redirect !== undefined && pageIn(redirect) === id)
    throw new RefusedChange(
      `The addresses of "${id}" cannot lead to itself. Name another page with --redirect.`,
    );
  const deletes = `the ${kind} "${id}"`;
  refuseUsed(deletes, usesOf(workspace, page));
  const assets = ownAssets(workspace, page);
  draft.remove(page.file);
  for (const key of ownKeys(workspace, page)) removeKey(workspace, key);
  for (const address of assets) draft.remove(publicFile(address));
  const notes = await (redirect === undefined ? giveUp(workspace, page) : sendOn(workspace, page, redirect));
  return { deletes, done: `The ${kind} "${id}" is deleted.`, notes };
};
