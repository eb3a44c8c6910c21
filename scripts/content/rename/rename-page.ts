import path from 'node:path';
import { linkToPage } from '../../../src/engine/core/addresses/page-link.ts';
import { isInside } from '../../../src/engine/core/checks/context/words/keys/is-within.ts';
import { camelCase } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { mentionedKeys } from '../../../src/engine/core/checks/context/words/keys/text-uses.ts';
import { writtenOutLinks } from '../../../src/engine/core/checks/link/written-out-links.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import { setValue } from '../../json-text/set-values.ts';
import { replaceStrings } from '../../json-text/strings-in.ts';
import { draftedManifest } from '../draft/drafted-site.ts';
import { demandRenamed, pageRenaming, renameUses } from '../find-uses.ts';
import { demandAddress, demandPageId, isOfKind, pageOf } from '../page-names.ts';
import { type Plan, RefusedChange, type Workspace } from '../workspace.ts';
import { leftInCode, mentionsOfKey, mentionsOfPage } from './code-mentions.ts';
import { leadMails } from './lead-mails.ts';
import { addressesOf, knownAddresses, redirectOldAddresses } from './redirect-old-addresses.ts';
import { moveKey } from './rename-key.ts';

/** What page, or what is called an entry or a solution, gets which name, and perhaps which address. */
type PageRename = { kind: string; from: string; to: string; path?: string | undefined };

/** An entry may be called after its folder, too: solutions-loyalty in pages/solutions/loyalty.json. */
const fileOf = ({ file }: PageFile, from: string, to: string): string => {
  const name = path.posix.basename(file, '.json');
  const prefix = from.endsWith(`-${name}`) ? from.slice(0, -name.length) : '';
  const next = to.startsWith(prefix) ? to.slice(prefix.length) : to;
  return path.posix.join(path.posix.dirname(file), `${name === 'index' ? name : next}.json`);
};

/** An address made of the page's name changes with it; any other address stays. */
const renamedPath = (address: string, from: string, to: string): string =>
  address.replace(new RegExp(`(?<=[/-])${escapePattern(from)}(?=$|[/-])`), to);

/** Gives a page its new id and addresses, and its file the new name, which is returned. */
const renameDocument = (
  { draft }: Workspace,
  page: PageFile,
  { from, to, path: address }: PageRename,
): string => {
  const text = replaceStrings(draft.read(page.file), ({ pointer, value }) => {
    if (pointer === '/id') return to;
    if (pointer === '/path') return address ?? renamedPath(value, from, to);
    return pointer.startsWith('/paths/') && address === undefined ? renamedPath(value, from, to) : undefined;
  });
  const isNew = address !== undefined && page.document.path === undefined;
  draft.write(
    page.file,
    isNew ? setValue(text, { pointer: '/path', json: JSON.stringify(address), before: 'meta' }) : text,
  );
  const file = fileOf(page, from, to);
  if (file === page.file) return file;
  if (draft.has(file)) throw new RefusedChange(`There is a file ${file} already.`);
  draft.rename(page.file, file);
  return file;
};

const renameFileInChecks = ({ draft }: Workspace, from: string, to: string): void => {
  const text = draft.read(configFile);
  draft.write(
    configFile,
    replaceStrings(text, ({ pointer, value }) =>
      /^\/checks\/[^/]+\/ignore\/\d+\/file$/.test(pointer) && value === from ? to : undefined,
    ),
  );
};

/** Links that write out an address of the page lead to it by its name from now on. */
const nameLinks = ({ context, draft }: Workspace, from: string, to: string): void => {
  for (const { link, route, suggestion, fix } of writtenOutLinks(context)) {
    if (route.pageId !== from || !fix) continue;
    const { file, pointer } = link.place;
    const named = suggestion.replace(linkToPage(from), linkToPage(to));
    draft.write(
      file,
      replaceStrings(draft.read(file), (found) => (found.pointer === pointer ? named : undefined)),
    );
  }
};

const ownGroup = ({ context }: Workspace, { collection }: PageFile, id: string): string | undefined => {
  const group = [...(collection === undefined ? [] : [collection]), id].map(camelCase).join('.');
  return [...context.words.values()].some(({ groups }) => groups.has(group)) ? group : undefined;
};

/** Whether no other page and nothing around the pages shows words of a group. */
const isExclusive = ({ context: { given } }: Workspace, page: PageFile, group: string): boolean => {
  const others = { ...given, pages: given.pages.filter(({ file }) => file !== page.file) };
  return ![...mentionedKeys(others)].some((key) => isInside(key, group));
};

/** Words go with the page that alone shows them. Returns the notes about that, and the group that they were in. */
const renameGroup = (
  workspace: Workspace,
  page: PageFile,
  { from, to }: PageRename,
): { notes: string[]; former?: string } => {
  const group = ownGroup(workspace, page, from);
  if (group === undefined || from === to) return { notes: [] };
  const next = group.replace(/[^.]+$/, camelCase(to));
  if (!isExclusive(workspace, page, group))
    return { notes: [`The words stay in "${group}", because not only this page shows them.`] };
  if (ownGroup(workspace, page, to) !== undefined)
    return { notes: [`The words stay in "${group}", because there is a group "${next}" already.`] };
  moveKey(workspace, group, next);
  return { notes: [`Its words are in "${next}" now.`], former: group };
};

/** What the code still says of a page that got another name. */
const leftOf = ({ draft }: Workspace, { from, to }: PageRename, group: string | undefined): string[] =>
  leftInCode([
    ...(group === undefined ? [] : mentionsOfKey(draft, group)),
    ...(from === to ? [] : mentionsOfPage(draft, from)),
  ]);

/** There is nothing to do if the command gave a page its name; by hand one gives it to the page alone. */
const alreadyRenamed = (workspace: Workspace, page: PageFile, from: string): Plan => {
  const to = page.document.id;
  const [has, file] = [`The page "${to}"`, fileOf(page, to, from)];
  const call = file === page.file ? '' : `call the file ${page.file} ${file} again, and `;
  const back = `${call}write "id": "${from}" in ${file}`;
  demandRenamed(workspace, pageRenaming(workspace, from, to), { has, from, back });
  return { done: `${has} has its name already, and none is called "${from}".` };
};

/** The page that is to get another name; or that nothing is to do, as it has that already. */
const pageToRename = (workspace: Workspace, { kind, from, to }: PageRename): { page: PageFile } | Plan => {
  const { pages, source } = workspace.context;
  const renamed = pages.has(from) ? undefined : pages.get(to);
  if (renamed) return alreadyRenamed(workspace, renamed, from);
  const among = source.pages.filter(({ collection }) => isOfKind(kind, collection));
  return { page: pageOf(workspace, from, { kind, among }) };
};

/** `rename page`: its file, its name, every link to it, its words, and its old addresses, which become redirects. */
export const renamePage = async (workspace: Workspace, asked: PageRename): Promise<Plan> => {
  const { kind, to } = asked;
  const found = pageToRename(workspace, asked);
  if ('done' in found) return found;
  const { page } = found;
  const from = page.document.id;
  const request = { ...asked, from };
  const isCalledSo = from === to && [undefined, page.document.path].includes(request.path);
  if (isCalledSo) return { done: `The ${kind} "${to}" is called so.` };
  demandPageId(to, kind);
  demandAddress(workspace, request.path);
  if (from !== to && workspace.context.pages.has(to))
    throw new RefusedChange(`There is a page "${to}" already. Choose another name.`);
  nameLinks(workspace, from, to);
  renameUses(workspace, pageRenaming(workspace, from, to));
  const words = renameGroup(workspace, page, request);
  const file = renameDocument(workspace, page, request);
  renameFileInChecks(workspace, page.file, file);
  const move = { old: addressesOf(workspace, page), next: draftedManifest(workspace), to };
  leadMails(workspace, move);
  const known = await knownAddresses(workspace, page);
  const redirected = redirectOldAddresses(workspace, { ...move, known });
  const moved = redirected.map((address) => `${address} leads to it as a redirect.`);
  const done = from === to ? `is at ${request.path} now` : `is called "${to}" now`;
  const left = leftOf(workspace, request, words.former);
  return { done: `The ${kind} "${from}" ${done}.`, notes: [...words.notes, ...moved, ...left] };
};
