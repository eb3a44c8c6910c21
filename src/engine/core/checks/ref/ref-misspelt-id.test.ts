import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

const idOf = (page: string) => `pages/${page}.json#/sections/0/id`;

/** The banners of three pages, of which two are called alike. */
const called = (third: string, link = 'page:about') => ({
  [idOf('home')]: 'opening',
  [idOf('lost')]: 'opening',
  [idOf('about')]: third,
  'pages/home.json#/sections/0/props/button/link': link,
});

describe('ref/misspelt-id', () => {
  it('reports an id that is a slip for what other sections of the type are called', () => {
    expect(placesAfter(called('opennig'))).toEqual([`ref/misspelt-id ${idOf('about')}`]);
    expect(messagesAfter(called('opennig'))[0]).toContain('Did you mean "opening"?');
  });

  it('is told instead of the links that miss it', () => {
    const changes = called('opennig', 'page:about#opening');
    expect(placesAfter(changes)).toEqual([`ref/misspelt-id ${idOf('about')}`]);
  });

  it('accepts names of their own, and several of something', () => {
    expect(placesAfter(called('start'))).toEqual([]);
    expect(placesAfter(called('openings'))).toEqual([]);
  });

  it('reports an id that is a slip for the type of the section', () => {
    const changes = { 'pages/home.json#/sections/0/id': 'baner' };
    expect(placesAfter(changes)).toEqual([`ref/misspelt-id ${idOf('home')}`]);
    const misspelt = { 'pages/home.json#/sections/0': { type: 'baner', id: 'banner', props: {} } };
    expect(placesAfter(misspelt).join()).not.toContain('ref/misspelt-id');
  });

  it('leaves the id of a section alone whose type is the slip', () => {
    const type = 'site.config.json#/layout/after/0/type';
    expect(placesAfter({ [type]: 'foter' })).toEqual([`schema/unknown-section-type ${type}`]);
  });

  it('reports a short id that is a slip for what many are called', () => {
    const ids = {
      [idOf('home')]: 'hero',
      [idOf('lost')]: 'hero',
      'pages/about.json#/sections/1/type': 'banner',
    };
    const layout = { 'site.config.json#/layout/after/0/id': 'hero' };
    const told = (changes: object) =>
      placesAfter({ ...changes, [idOf('about')]: 'hreo' }).filter((place) =>
        place.startsWith('ref/misspelt'),
      );
    expect(told({ ...ids, ...layout })).toEqual([`ref/misspelt-id ${idOf('about')}`]);
    expect(told(ids)).toEqual([]);
  });

  it('leaves the id of a section alone whose page is called otherwise than its file', () => {
    const changes = { 'pages/about.json#/id': 'abuot', [idOf('about')]: 'about' };
    expect(placesAfter(changes).join()).not.toContain('ref/misspelt-id');
  });

  it('reports an id that is a slip for the page of the section', () => {
    const changes = {
      [idOf('about')]: 'abuot',
      'pages/home.json#/sections/0/props/button/link': 'page:about',
    };
    expect(placesAfter(changes)).toEqual([`ref/misspelt-id ${idOf('about')}`]);
    expect(messagesAfter(changes)[0]).toContain('This page is called "about"');
  });

  it('reports the key of an item that is a slip for what its texts are called', () => {
    const items = 'pages/home.json#/sections/1/props/items';
    const told = (key: string) =>
      placesAfter({ [items]: [{ type: 'words', key, text: 't:about.description.title' }] }).filter((place) =>
        place.startsWith('ref/'),
      );
    expect(told('descripton')).toEqual([`ref/misspelt-id ${items}/0/key`]);
    expect(told('description')).toEqual([]);
    expect(told('summary')).toEqual([]);
  });

  it('reports the id of a form that is a slip for its rules', () => {
    const form = 'pages/about.json#/sections/1/props/form';
    const told = (id: string, schema = 'enquiry') => {
      const site = tinySite({ [`${form}/id`]: id, [`${form}/schema`]: schema });
      const schemas = {
        ...site.schemas,
        'forms/enquiry.schema.json': site.schemas['forms/ask.schema.json'] ?? {},
      };
      return checkSite({ ...site, schemas }).flatMap(({ check, file, pointer }) =>
        check === 'ref/misspelt-id' ? [`${file}#${pointer}`] : [],
      );
    };
    expect(told('enqiury')).toEqual([`${form}/id`]);
    expect(told('enquiry', 'enqiury')).toEqual([]);
    expect(told('enquiry')).toEqual([]);
    expect(told('enquiry-two')).toEqual([]);
  });
});
