import { describe, expect, it } from 'vitest';
import type { SectionDocument } from '../../../generated/types.ts';
import { findRoute } from '../addresses/routes.ts';
import { prepareSite, withWholePage } from '../site.ts';
import { tinyPages, tinySource } from '../testing/tiny-site.ts';
import { resolvePage } from './resolve-page.ts';

const foot: SectionDocument = {
  type: 'hero',
  id: 'foot',
  props: { title: 't:home.title', link: 'page:contact', icon: 'gift', cards: 'collection:solutions' },
};
const head: SectionDocument = {
  ...foot,
  id: 'head',
  props: { ...foot.props, cards: 'collection:languages' },
};
const tiny = tinySource({});
const site = prepareSite({
  ...tiny,
  config: { ...tiny.config, layout: { before: [head], after: [foot] } },
});
const resolve = (path: string, of = site) => {
  const route = findRoute(of.manifest, path);
  if (!route) throw new Error(path);
  return resolvePage(of, route);
};

describe('a section of the frame', () => {
  it('is the very same on all pages of a language', () => {
    const [section] = resolve('/').after;
    expect(section?.props).toMatchObject({
      title: 'Hello, 1.1M hotels',
      link: '/contact',
      cards: [{ id: 'loyalty' }, {}],
    });
    expect(resolve('/contact').after[0]).toBe(section);
    for (const page of tinyPages)
      expect(resolve('/contact', withWholePage(site, page)).after[0]).toBe(section);
    expect(resolve('/-es').after[0]?.props).toMatchObject({ title: 'Hola', link: '/contact-es' });
  });
  it('says of its page what concerns it, in the order of its props', () => {
    const { props } = resolve('/contact').before[0] ?? { props: {} };
    expect(props).toMatchObject({
      title: 'Hello, 1.1M hotels',
      cards: [{ link: '/contact', current: true }, {}, {}],
    });
    expect(resolve('/').before[0]?.props).toMatchObject({ cards: [{ link: '/' }, {}, {}] });
    expect(Object.keys(props)).toEqual(Object.keys(head.props));
  });
  it('says of its page what concerns it in an entry of a list and in a count, too', () => {
    const title = 't:home.title?smart_count=collection:languages';
    const counting = { ...foot, id: 'counting', props: { cards: [{ title }] } };
    const layout = { before: [counting], after: [foot] };
    const counted = prepareSite({ ...tiny, config: { ...tiny.config, layout } });
    expect(resolve('/', counted).before[0]).not.toBe(resolve('/contact', counted).before[0]);
    expect(resolve('/', counted).after[0]).toBe(resolve('/contact', counted).after[0]);
  });
  it('has its icons on every page', () => {
    for (const path of ['/', '/contact', '/-es'])
      expect(Object.keys(resolve(path).icons)).toEqual(['arrow-right', 'gift']);
  });
});
