import { describe, expect, it } from 'vitest';
import { isSharedText, pieceText, sharedForm } from '../core/render/pieces.ts';
import type { Shape } from '../core/schema/shape.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { createPageStore, usePageState } from './page-store.ts';
import { createSectionCode } from './section-code.ts';
import type { DrawnSection } from './section-look.tsx';
import type { RootAttributes } from './section-registry.ts';
import { createSharedSections } from './shared-sections.tsx';

type Words = { root: RootAttributes; title: string };

let drawn = 0;

const Card = ({ root, title }: Words) => {
  drawn += 1;
  return <p {...root}>{title}</p>;
};
const Counting = ({ root, title }: Words) => <p {...root}>{title.length}</p>;
const Located = ({ root, title }: Words) => {
  const locale = usePageState(({ data }) => data.page.locale);
  return (
    <p {...root}>
      {locale} {title}
    </p>
  );
};
const components = { card: Card, counting: Counting, located: Located };
const modules = Object.fromEntries(
  Object.entries(components).map(([type, Component]) => [type, { Component }]),
);
const code = createSectionCode({ live: {}, loadStatic: async () => modules });
await code.load(Object.keys(components));

const shape: Shape = { kind: 'object', props: { title: { kind: 'text' } } };

const stateOf = (locale: string) =>
  createPageStore({ page: { path: '/here', locale } } as unknown as PageData).getState();

const createShare = () => {
  const share = createSharedSections(code);
  return (type: string, title: string, locale = 'en'): DrawnSection | undefined => {
    const section: ResolvedSection = { type, id: 'the-section', props: { title } };
    return share({ section, shape, state: stateOf(locale) });
  };
};

const htmlOf = (section: DrawnSection | undefined) => section && pieceText(section.html);

const words = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('a section that many pages have', () => {
  it('is left to the first three pages, and known from the fourth on', () => {
    const share = createShare();
    const known = words.map((title) => htmlOf(share('card', title)));
    expect(known.map((html) => html !== undefined)).toEqual([false, false, false, true, true, true]);
    expect(known.at(-1)).toBe(
      '<!--$--><p id="the-section" data-section="card" data-section-id="the-section">six</p><!--/$-->',
    );
  });

  it('is drawn no more once it is known, and stands for all that differ in their words', () => {
    const share = createShare();
    const [fourth, fifth] = words
      .slice(0, 5)
      .map((title) => share('card', title))
      .slice(3);
    drawn = 0;
    const sixth = share('card', 'six');
    expect(drawn).toBe(0);
    const forms = [fourth, fifth, sixth].map((section) => section && sharedForm(section.html));
    expect(forms[0]).toBeDefined();
    expect(new Set(forms).size).toBe(1);
  });

  it('serves only those that say the very same if it looks into its words', () => {
    const share = createShare();
    expect(words.map((title) => share('counting', title))).toEqual(words.map(() => undefined));
    const same = words.map(() => share('counting', 'seven'));
    expect(same.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(htmlOf(same.at(-1))).toContain('>5</p>');
    expect(same.at(-1) && isSharedText(same.at(-1)?.html ?? '')).toBe(true);
  });

  it('is another one on a page that answers otherwise', () => {
    const share = createShare();
    for (const title of words) share('located', title, 'en');
    expect(htmlOf(share('located', 'siete', 'es'))).toContain('>es<!-- --> <!-- -->siete</p>');
    expect(htmlOf(share('located', 'seven', 'en'))).toContain('>en<!-- --> <!-- -->seven</p>');
  });

  it('is counted by its form: others are not known with it', () => {
    const share = createShare();
    for (const title of words) share('card', title);
    expect(share('card', '')).toBeUndefined();
    expect(share('located', 'one')).toBeUndefined();
  });
});
