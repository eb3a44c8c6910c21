import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../tests/copy-site.ts';
import { type BuildMemory, memoryOf } from '../edits/build-memory.ts';
import { rememberPage } from '../edits/remember-page.ts';
import { readSite } from '../site/site-files.ts';
import { siteSignature } from '../site/site-signature.ts';
import { readEdited, type SiteEdit } from './site-edit.ts';

/** What the menu leads to is on every page. */
const menuItem = ',\n            { "label": "t:header.rooms", "link": "page:rooms" }';

let site: SiteCopy;
let memory: BuildMemory;

beforeEach(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../tests/fixtures/mini-site'));
  await site.replace('site.config.json', menuItem, '');
  const { source } = await readSite(site.root);
  const { pages, ...rest } = siteSignature(site.root);
  // Files that were written a moment ago have no signature.
  const signed = { ...rest, words: 'words', lock: 'lock', rest: 'rest', pages };
  const remembered = source.pages.map((page) => rememberPage(page, source, ''));
  const built = memoryOf({ source, pages: remembered }, signed, { version: '', output: {} as never });
  if (!built) throw new Error('This site is not remembered');
  memory = built;
  return () => site.remove();
});

/** What is read after an edit of some pages. */
const readAfter = async (...edited: string[]) => {
  const pages = { edited: new Set(edited), came: new Set<string>(), gone: new Set<string>() };
  const files = { edited: new Set<string>(), hasMoved: false };
  const signature = { pages: new Map() } as SiteEdit['signature'];
  const edit = { memory, pages, files, signature, hasWords: false, hasLock: false } as unknown as SiteEdit;
  const found = await readEdited(
    { root: site.root, out: site.file('dist'), cache: site.file('cache') },
    edit,
  );
  return found && { whole: found.pages.map(({ file }) => file), hasMoved: found.hasMoved };
};

it('an edit inside of a page concerns that page alone, and no other is read', async () => {
  await site.replace('pages/rooms.json', '"sections": [', '"sections": [ ');
  expect(await readAfter('pages/rooms.json')).toEqual({ whole: ['pages/rooms.json'], hasMoved: false });
});

it('an edit of what other pages see of a page concerns those that name it, too', async () => {
  await site.replace('pages/rooms.json', '"path": "/rooms"', '"path": "/all-rooms"');
  const found = await readAfter('pages/rooms.json');
  expect(found?.hasMoved).toBe(true);
  expect(found?.whole).toEqual(expect.arrayContaining(['pages/home.json', 'pages/rooms.json']));
});

it('an edit of a setting may concern every page, and nothing is said', async () => {
  await site.replace('site.config.json', '"name": "Faro"', '"name": "Foro"');
  expect(await readAfter()).toBeUndefined();
});

it('so may a page that cannot be read', async () => {
  await site.replace('pages/rooms.json', '"sections": [', '"sections": ');
  expect(await readAfter('pages/rooms.json')).toBeUndefined();
});
