import { contentCopiedPage } from '../../../src/engine/core/checks/content/content-copied-page.ts';
import { keyPointer } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { Finding, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withRemedy } from '../../../src/engine/core/checks/problems/with-remedy.ts';
import { eachString } from '../../../src/engine/core/json/each-string.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { parseText } from '../../../src/engine/core/words/text-reference.ts';
import { textsIn } from '../causes/shown-places.ts';
import { isNewSince, type Past } from './look-back.ts';

/** A page with fewer texts may say what another one says. */
const leastTexts = 3;

/** The part of a page's texts that it shares with the page it was copied from. */
const sharedPart = 0.8;

/** What a page says in the default language, by the keys of its texts, without its words for search engines. */
type Said = ReadonlyMap<string, string>;

const saidBy = ({ document }: PageFile, { config, locales }: SiteSource): Said => {
  const said = new Map<string, string>();
  eachString({ ...document, meta: undefined }, (value) => {
    const { key, inline } = parseText(value);
    if (key === undefined) return;
    const words = inline ?? valueAt(locales[config.defaultLocale], keyPointer(key));
    if (typeof words === 'string') said.set(key, words);
  });
  return said;
};

/** The texts of a page that have keys of their own, and those of them that say what a text of another page says. */
const shared = (own: Said, other: Said): { all: string[]; same: string[] } => {
  const words = new Set(other.values());
  const all = [...own.keys()].filter((key) => !other.has(key) && !own.get(key)?.startsWith('TODO'));
  return { all, same: all.filter((key) => words.has(own.get(key) ?? '')) };
};

const toldOf = (past: Past, page: PageFile, originals: [PageFile, Said][]): Finding[] => {
  const own = saidBy(page, past.files.source);
  for (const [original, said] of originals) {
    const { all, same } = shared(own, said);
    const first = textsIn(past.files, page.file).find(({ key }) => same.includes(key));
    if (!first || all.length < leastTexts || same.length < all.length * sharedPart) continue;
    const { id } = original.document;
    const message = `This page is a copy of "${id}" (${original.file}) and still says the same in ${same.length} of its ${all.length} texts.`;
    const remedy = 'Write its own words in its title, its texts and their translations.';
    return [{ ...first.place, ...withRemedy(message, remedy), named: { pages: [id] } }];
  }
  return [];
};

/** Pages that are new since the commit, and say under keys of their own what a page says that was there. */
export const copiedPages = (past: Past): Problem[] => {
  const isPublic = ({ document }: PageFile) => isObject(document) && document.draft !== true;
  const isNew = ({ file }: PageFile) => isNewSince(past, file);
  const pages = past.files.source.pages.filter(isPublic);
  const fresh = pages.filter(isNew);
  if (fresh.length === 0) return [];
  const originals = pages
    .filter((page) => !isNew(page))
    .map((page): [PageFile, Said] => [page, saidBy(page, past.files.source)]);
  return fresh
    .flatMap((page) => toldOf(past, page, originals))
    .map((finding) => problemOf(contentCopiedPage, finding));
};
