import { isObject } from '../../../json/json-value.ts';
import type { PageFile } from '../../../types.ts';
import { parseText } from '../../../words/text-reference.ts';
import { lookedUpPairs } from '../../context/exchanged-pairs.ts';
import { isInside } from '../../context/words/keys/is-within.ts';
import { stemsOf } from '../../context/words/keys/key-parts.ts';
import { oncePer } from '../../problems/once-per.ts';
import { steps } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

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

/** A part with the words of another page, whose group is `root`. */
type Foreign = { part: Part; root: string };

const foreignPart = (part: Part): Foreign[] => {
  const root = rootOf(part);
  return root === undefined || isOf(root, part) ? [] : [{ part, root }];
};

const nameOf = ({ pointer }: Part, root: string): string => `${pointer} ${root}`;

/** Parts of two pages, each with the words of the other: reported once, at one of the pages. */
export const exchangedPageWords = (pages: PageFile[]): Finding[] => {
  const foreign = pages.flatMap(partsOf).flatMap(foreignPart);
  const byName = Map.groupBy(foreign, ({ part, root }) => nameOf(part, root));
  const candidatesOf = ({ part }: Foreign) =>
    [...new Set(otherKeys(part).flatMap(stemsOf))].flatMap((stem) => byName.get(nameOf(part, stem)) ?? []);
  const areExchanged = ({ root }: Foreign, other: Foreign) => isOf(root, other.part);
  const pairs = oncePer(lookedUpPairs(foreign, candidatesOf, areExchanged), (pair) =>
    pair.map(({ part }) => part.page.file).join(),
  );
  return pairs.map(([{ part: one }, { part: other }]) => {
    const at = ({ page: { file, document }, pointer }: Part) => ({ file, page: document.id, pointer });
    const fault = `The ${inWords[one.pointer]} of this page is that of ${other.page.file}, which has this one’s.`;
    return toldExchange(at(one), at(other), fault);
  });
};
