import { expect, it } from 'vitest';
import type { PageInput } from './render-document.ts';
import { type PageRenderer, renderPage } from './render-page.ts';

const section = (type: string) => ({ type, id: `my-${type}`, props: {} });

const inputOf = (types: string[]) => {
  const page = { dir: 'ltr', before: [], sections: types.map(section), after: [] };
  const route = { path: '/about', pageId: 'about' };
  return { data: { page }, payload: [], route } as unknown as PageInput;
};

/** Renders nothing, and throws where a page has a section of the type "broken". */
const renderer = {
  site: { shapes: {} },
  bundle: { server: '/bundle/server/entry-server.js' },
  render: ({ page }: PageInput['data']) => {
    if (page.sections.some(({ type }) => type === 'broken')) throw new TypeError('x is no y');
    return [];
  },
} as unknown as PageRenderer;

it('what a section throws is told with its names, and those of its page and its component', () => {
  expect(() => renderPage(renderer, inputOf(['hero', 'broken', 'cards']))).toThrow(
    '/about: the section "my-broken" of the page "about" (src/site/sections/broken/Component.tsx) could not be rendered: x is no y',
  );
});

it('and what fails only as a whole with the name of the page', () => {
  expect(() => renderPage(renderer, inputOf(['hero']))).toThrow(
    '/about: the page "about" could not be rendered:',
  );
});
