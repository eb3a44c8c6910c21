import { isObject } from '../../../json/json-value.ts';
import type { PageFile } from '../../../types.ts';
import { parseText } from '../../../words/text-reference.ts';
import { isInside } from '../../context/words/keys/is-within.ts';
import { stemsOf } from '../../context/words/keys/key-parts.ts';
import { steps } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';

/** A part of a page that other places show, with the first text in it. */
type Part = { page: PageFile; pointer: string; key: string };

const firstKey = (value: unknown): string | undefined => {
  if (typeof value === 'string') return parseText(value).key;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const key = firstKey(inner);
    if (key !== undefined) return key;
  }
  return undefined;
};

const partsOf = (page: PageFile): Part[] => {
  const { meta, card } = page.document as { meta?: unknown; card?: unknown };
  const { title, description } = (isObject(meta) ? meta : {}) as Record<string, unknown>;
  return Object.entries({ '/meta/title': title, '/meta/description': description, '/card': card }).flatMap(
    ([pointer, value]) => {
      const key = firstKey(value);
      return key === undefined ? [] : [{ page, pointer, key }];
    },
  );
};

/** The group of the texts of a page: the key before the name of a part, such as "about" in about.meta.title. */
const rootOf = ({ pointer, key }: Part): string | undefined => {
  const [part] = steps(pointer);
  const end = key.indexOf(`.${part}.`);
  return end === -1 ? undefined : key.slice(0, end);
};

/** The keys that tell whose texts a page has: those of its other parts and of its first section. */
const otherKeys = ({ page, pointer }: Part): string[] => {
  const [section] = page.document.sections;
  const first = firstKey(section?.props);
  const parts = partsOf(page).filter((part) => part.pointer !== pointer);
  return [...parts.map(({ key }) => key), ...(first === undefined ? [] : [first])];
};

const isOf = (root: string, part: Part): boolean => otherKeys(part).some((key) => isInside(key, root));

const inWords: Record<string, string> = {
  '/meta/title': 'title in search results',
  '/meta/description': 'description in search results',
  '/card': 'card',
};

/** The part of another page that has the words of a page while this part has those of the other. */
const twinOf = (part: Part, root: string, open: ReadonlyMap<string, Part>): Part | undefined => {
  const own = new Set(otherKeys(part).flatMap(stemsOf));
  for (const stem of own) {
    const other = open.get(`${part.pointer} ${stem}`);
    if (other && isOf(root, other)) return other;
  }
  return undefined;
};

/** Parts of two pages, each with the words of the other: reported once, at one of the pages. */
export const exchangedPageWords = (pages: PageFile[]): Finding[] => {
  const open = new Map<string, Part>();
  const told = new Set<string>();
  return pages.flatMap(partsOf).flatMap((part): Finding[] => {
    const root = rootOf(part);
    if (root === undefined || isOf(root, part)) return [];
    open.set(`${part.pointer} ${root}`, part);
    const twin = twinOf(part, root, open);
    const pair = `${twin?.page.file} ${part.page.file}`;
    if (!twin || told.has(pair)) return [];
    told.add(pair);
    const { file, document } = twin.page;
    const message = `The ${inWords[part.pointer]} of this page is that of ${part.page.file}, which has this one’s. Exchange the two.`;
    return [{ file, page: document.id, pointer: part.pointer, message, tells: 'exchange' }];
  });
};
