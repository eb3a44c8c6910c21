import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const section = 'pages/home.json#/sections/0';

describe('several names that one object lacks are one fault', () => {
  it('of an emptied object', () => {
    const changes = { 'pages/products/cup.json#/features/0': {} };
    const told = problemsAfter(changes).filter(({ check }) => check === 'schema/page');
    expect(told.map(({ pointer }) => pointer)).toEqual(['/features/0']);
    expect(told[0]?.message).toContain(
      '"title", "description", "icon" are missing in "features #1". Write them, such as "title": "t:…", "description": "t:…", "icon": "gift".',
    );
  });

  it('of a file that is no page, whatever its names are like', () => {
    for (const name of ['idea', 'note', 'paths'])
      expect(placesAfter({ 'pages/draft-idea.json': { [name]: 1 } })).toEqual([
        'schema/page pages/draft-idea.json#',
      ]);
  });

  it('of a section whose values stand beside its props', () => {
    const { title, ...rest } = { title: 't:home.top.title', type: 'banner', id: 'top' };
    const told = problemsAfter({ [section]: { ...rest, title } }).filter(
      ({ severity }) => severity === 'error',
    );
    expect(told).toMatchObject([{ check: 'schema/page', pointer: '/sections/0', missing: 'props' }]);
    expect(told[0]?.message).toContain('write "props": { … } around');
  });

  it('of a section inside another group', () => {
    const changes = { [section]: { section: { type: 'banner', id: 'top', props: {} } } };
    expect(placesAfter(changes).filter((place) => place.startsWith('schema/'))).toEqual([
      `schema/page ${section}`,
    ]);
  });

  it('of an entry that was moved from a list of another kind', () => {
    const steps = { type: 'steps', done: 3, total: 4 };
    const changes = { 'pages/products/cup.json#/features/0': steps };
    expect(messagesAfter(changes)[0]).toContain('This is an entry of another list. Move it there.');
  });

  it('says of an empty "alt" that a decoration needs none', () => {
    const [message] = messagesAfter({ [`${section}/props/image`]: { src: '/images/cup.svg', alt: '' } });
    expect(message).toContain(' Where the picture only decorates, leave "alt" out.');
  });

  it('of a property under another name', () => {
    const { title } = { title: 't:home.top.title' };
    const changes = { [`${section}/props/title`]: undefined, [`${section}/props/heading`]: title };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'schema/section-props', pointer: '/sections/0/props/heading', suggestion: 'title' },
    ]);
  });

  it('of a group that stands in itself, also of one that a page must have', () => {
    const image = { src: '/images/cup.svg', alt: 't:home.top.alt' };
    const place = `${section}/props/image`;
    expect(placesAfter({ [place]: { image } })).toEqual([`schema/section-props ${place}/image`]);
    const meta = { title: 't:home.meta.title', description: 't:home.meta.description' };
    const changes = { 'pages/home.json#/meta': { meta } };
    expect(placesAfter(changes)).toEqual(['schema/page pages/home.json#/meta/meta']);
    expect(messagesAfter(changes)[0]).toContain('Take the inner one away');
  });

  it('of a group whose values stand beside it', () => {
    const changes = {
      'site.config.json#/constants': undefined,
      'site.config.json#/headerOpaqueAfter': 50,
      'site.config.json#/heroFade': 400,
    };
    expect(placesAfter(changes)).toEqual(['schema/site site.config.json#']);
    expect(messagesAfter(changes)[0]).toContain('There is "headerOpaqueAfter", "heroFade" instead.');
  });

  it('but not several values that are wrong', () => {
    const changes = { [`${section}/props/columns`]: 9, [`${section}/props/image`]: 5 };
    expect(placesAfter(changes)).toHaveLength(2);
  });

  it('of several properties that do not exist', () => {
    const changes = { [`${section}/props/href`]: '/x', [`${section}/props/className`]: 'x' };
    expect(placesAfter(changes)).toEqual([`schema/section-props ${section}/props/href`]);
    expect(messagesAfter(changes)[0]).toContain('There are no properties "href", "className" here.');
  });

  it('of a name that is needed and stands there in another language, although a free one is like it', () => {
    const { meta } = { meta: { title: 't:home.meta.title', description: 't:home.meta.description' } };
    const changes = { 'pages/home.json#/meta': undefined, 'pages/home.json#/datos': meta };
    expect(placesAfter(changes)).toEqual(['schema/page pages/home.json#/datos']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "meta"?');
  });
});
