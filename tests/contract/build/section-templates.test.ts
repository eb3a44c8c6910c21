import { describe, expect, it, vi } from 'vitest';
import { readSite } from '../../../scripts/site/site-files.ts';
import { textOf } from '../../../src/engine/core/render/pieces.ts';
import { resolvePage } from '../../../src/engine/core/resolve/resolve-page.ts';
import { type Resolvers, resolveProps } from '../../../src/engine/core/resolve/resolve-props.ts';
import { prepareSite } from '../../../src/engine/core/site.ts';
import type { PageData, ResolvedPage, ResolvedSection } from '../../../src/engine/core/types.ts';
import { sectionsOn } from '../../../src/engine/react/page-store.ts';
import { createRenderer } from '../../../src/entry-server.tsx';

const { source } = await readSite(new URL('../../..', import.meta.url).pathname);
const site = prepareSite(source);
const pages = [...site.manifest.byPath.values()].map((route) => resolvePage(site, route));

/** Takes one after the other, in leaps that meet all of them. */
const inTurns = <Value>(values: Value[]): (() => Value) => {
  let at = 0;
  return () => {
    at = (at + 7919) % values.length;
    return values[at] as Value;
  };
};

const same = <Value>(value: Value) => value;

const propsWith = ({ type, props }: ResolvedSection, { text, link }: Pick<Resolvers, 'text' | 'link'>) =>
  resolveProps(props, site.shapes[type], { text, link, icon: same, image: same, list: () => [] });

const wordsIn = (section: ResolvedSection): string[] => {
  const found: string[] = [];
  const text = (words: string) => {
    found.push(words);
    return words;
  };
  propsWith(section, { text, link: same });
  return found;
};

const wordsOfSite = inTurns([...new Set(pages.flatMap(sectionsOn).flatMap(wordsIn))]);
const plainWords = inTurns([...'abcdefgh'].map((letter) => `Plain words ${letter}`));
/** At what code could cut words, or take them for something else: a figure, a number, an address, a mail. */
const tellingWords = inTurns(
  '1.1M+|+1 555|30 %|50%|¿Qué?|Wait…|https://a.example|mailto:a@b.example|tel:1|#top|page:home|a/b|2012|*a*|A|100+'.split(
    '|',
  ),
);
const nextAddress = inTurns([...site.manifest.byPath.keys()]);

/** The section with other words, and addresses of the site, in all places. */
const reworded = (section: ResolvedSection, text: () => string): ResolvedSection => {
  const link = (address: string) => (address.startsWith('/') ? nextAddress() : address);
  return { ...section, props: propsWith(section, { text, link }) as ResolvedSection['props'] };
};

/** Templates are made of the first of these: nothing in their words tells what a section does with others. */
const wordsOfPages = [
  ...Array(6).fill(plainWords),
  ...Array(16).fill(wordsOfSite),
  ...Array(16).fill(tellingWords),
];

const pagesWith = (page: ResolvedPage, section: ResolvedSection): PageData[] =>
  wordsOfPages.map((words) => {
    const sections = [reworded(section, words)];
    return {
      page: { ...page, path: nextAddress(), before: [], sections, after: [] },
      head: [],
      code: '',
    };
  });

const ofEachType = new Map(
  pages.flatMap((page) => sectionsOn(page).map((section) => [section.type, { page, section }])),
);

// Emotion warns of selectors that rules extracted at build time may have.
vi.spyOn(console, 'error').mockReturnValue(undefined);

describe('whatever its words and addresses, a section looks as it does where it is drawn by itself, one of the type', () => {
  it.each([...ofEachType])('%s', async (_, { page, section }) => {
    const render = await createRenderer();
    for (const data of pagesWith(page, section)) {
      const alone = await createRenderer();
      expect(textOf(render(data, site.shapes))).toBe(textOf(alone(data, site.shapes)));
    }
  });
});
