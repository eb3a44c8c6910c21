import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

describe('ref/exchanged', () => {
  it('reports two pages that have each other’s addresses once', () => {
    const changes = { 'pages/about.json#/path': '/lost', 'pages/lost.json#/path': '/about' };
    expect(placesAfter(changes)).toEqual(['ref/exchanged pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('and pages/lost.json has /about');
  });

  it('reports texts of two pages of which each is shown where the other should be, once for both pages', () => {
    const title = 'pages/home.json#/sections/0/props/title';
    const topic = 'pages/about.json#/sections/1/props/form/fields/1/label';
    expect(placesAfter({ [title]: 't:about.topic', [topic]: 't:home.top.title' })).toEqual([
      `ref/exchanged ${topic}`,
    ]);
  });

  it('reports two sections that have each other’s ids once, by their types or their texts', () => {
    const [top, cups] = ['pages/home.json#/sections/0', 'pages/home.json#/sections/1'];
    const exchanged = {
      [`${top}/id`]: 'cups',
      [`${cups}/id`]: 'top',
      'pages/home.json#/sections/0/props/button/link': 'page:about',
    };
    expect(placesAfter(exchanged)).toContain(`ref/exchanged ${top}/id`);
    expect(placesAfter({ [`${top}/id`]: 'start', [`${cups}/id`]: 'list' })).toEqual([]);
  });

  it('lets a section stand that is called as the type of another, which has a name of its own', () => {
    const [top, cups] = ['pages/home.json#/sections/0/id', 'pages/home.json#/sections/1/id'];
    expect(placesAfter({ [top]: 'grid', [cups]: 'range' }).join()).not.toContain('ref/exchanged');
  });

  it('says only that an id is there twice of a copy', () => {
    const copy = { type: 'banner', id: 'top', props: { title: 't:home.top.title' } };
    const sections = [copy, { ...copy, id: 'banner' }, { ...copy, id: 'banner' }];
    expect(placesAfter({ 'pages/home.json#/sections': sections }).join()).not.toContain('ref/exchanged');
  });

  it('reports a page that has the address of another, which is called otherwise than its own', () => {
    const changes = { 'pages/about.json#/path': '/404', 'pages/lost.json#/path': '/about' };
    expect(placesAfter(changes)).toEqual(['ref/exchanged pages/lost.json#/path']);
  });

  it('reports addresses with a slash where the names of the files have a hyphen', () => {
    const { about } = Object.fromEntries(tinySite().pages.map(({ document }) => [document.id, document]));
    const file = 'pages/news-join.json';
    const changes = {
      [file]: { ...about, id: 'news-join', path: '/about' },
      'pages/about.json#/path': '/news/join',
    };
    expect(placesAfter(changes)).toContain('ref/exchanged pages/about.json#/path');
  });

  it('reports two sections that are called as each other’s types, whatever their texts are called', () => {
    const grid = { type: 'grid', id: 'banner', props: { title: 't:home.banner.title' } };
    const banner = { type: 'banner', id: 'grid', props: { title: 't:home.top.title' } };
    const places = placesAfter({ 'pages/home.json#/sections': [banner, grid] });
    expect(places).toContain('ref/exchanged pages/home.json#/sections/0/id');
  });

  it('accepts an address that no other page is called as', () => {
    expect(placesAfter({ 'pages/about.json#/path': '/about-the-team' })).toEqual([]);
  });

  it('reports two items of a list of which each has the texts that are called as the other', () => {
    const items = 'pages/home.json#/sections/1/props/items';
    const item = (key: string, name: string) => ({ type: 'words', key, text: `t:home.${name}.title` });
    const told = (...list: object[]) =>
      placesAfter({ [items]: list }).filter((place) => place.startsWith('ref/'));
    expect(told(item('top', 'cups'), item('cups', 'top'))).toEqual([`ref/exchanged ${items}/0/key`]);
    expect(told(item('top', 'top'), item('cups', 'cups'))).toEqual([]);
    expect(told(item('top', 'cups'), item('bowls', 'top'))).toEqual([]);
  });

  it('calls the properties of an object by their names, also where these end with a digit', () => {
    const props = 'pages/home.json#/sections/1/props';
    const named = (key: string, name: string) => ({ type: 'words', key, text: `t:home.${name}.title` });
    const messages = messagesAfter({
      [`${props}/tiers`]: { tier1: named('top', 'cups'), tier2: named('cups', 'top') },
    });
    expect(messages.join('\n')).toContain('and "tier2" has those of "top"');
  });

  it('reports the pages for unknown addresses of a collection and of the site in each other’s place', () => {
    const gone = { ...tinySite().pages.find(({ document }) => document.id === 'lost')?.document, id: 'gone' };
    const told = (all: string, own: string, path = '/products/404') =>
      placesAfter({
        'pages/gone.json': { ...gone, path },
        'site.config.json#/notFound': `page:${all}`,
        'site.config.json#/collections/products/notFound': `page:${own}`,
      }).filter((place) => place.startsWith('ref/exchanged'));
    expect(told('gone', 'lost')).toEqual(['ref/exchanged site.config.json#/collections/products/notFound']);
    expect(told('lost', 'gone')).toEqual([]);
    expect(told('gone', 'lost', '/gone')).toEqual([]);
    expect(told('gone', 'nowhere')).toEqual([]);
  });

  it('reports two facts of which one is called as the other', () => {
    const facts = (email: string, careersEmail: string) => ({
      'site.config.json#/facts': { email, careersEmail, year: '2012', price: '$5' },
      'site.config.json#/organization': { email: 'hello@cups.example' },
      'pages/home.json#/sections/0/props/button/link': 'mailto:%{careersEmail}',
    });
    const told = (...given: [string, string]) =>
      placesAfter(facts(...given)).filter((place) => place.includes('site.config.json'));
    expect(told('careers@cups.example', 'hello@cups.example')).toEqual([
      'ref/exchanged site.config.json#/facts/email',
    ]);
    const [message] = messagesAfter(facts('Careers@Cups.example', 'hello@cups.example'));
    expect(message).toContain('The fact "email" is "Careers@Cups.example"');
    expect(told('hello@cups.example', 'careers@cups.example')).toEqual([]);
    expect(told('hello@cups.example', 'jobs@cups.example')).toEqual([]);
  });
});
