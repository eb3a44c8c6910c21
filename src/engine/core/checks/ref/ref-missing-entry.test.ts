import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('ref/missing-entry', () => {
  it('reports a link to a page that does not exist', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'page:abuot#story' };
    expect(placesAfter(changes)).toEqual(['ref/missing-entry pages/home.json#/sections/0/props/button/link']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about#story"?');
  });

  it('reports a page that has got the id of another at its id, not at the links to it', () => {
    const changes = { 'pages/about.json#/id': 'lost' };
    expect(placesAfter(changes)).toEqual(['ref/missing-entry pages/about.json#/id']);
  });

  it('does not propose the page for lost entries where the one for all other addresses is gone', () => {
    const changes = {
      'pages/lost.json#/id': 'cup-lost',
      'site.config.json#/collections/products/notFound': 'page:cup-lost',
    };
    const [told] = messagesAfter(changes).filter((message) => message.includes('with the id'));
    expect(told).toContain(
      'There is no page with the id "lost". Put that page back, or name another one that has "status": 404.',
    );
  });

  it('takes an id that is no slip for a new name, which no fix takes back', () => {
    const renamed = { 'pages/about.json#/id': 'our-story' };
    const [problem] = problemsAfter(renamed);
    expect(problem?.fix).toBeUndefined();
    expect(problem?.message).toContain(
      'Write "id": "about" again. After that, this command gives the page its new name everywhere: npm run content -- rename page about our-story',
    );
    const [slip] = problemsAfter({ 'pages/about.json#/id': 'abuot' });
    expect([slip?.suggestion, slip?.fix]).toEqual(['about', { set: 'about' }]);
  });

  it('reports a collection that does not exist, in lists and in counts', () => {
    const changes = {
      'pages/home.json#/sections/1/props/cards': 'collection:product',
      'pages/home.json#/sections/1/props/title': 't:home.cups.title?smart_count=collection:product',
    };
    expect(placesAfter(changes)).toEqual([
      'ref/missing-entry pages/home.json#/sections/1/props/cards',
      'ref/missing-entry pages/home.json#/sections/1/props/title',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "collection:products"?');
  });

  it('reports self:features on a page that has none', () => {
    const changes = { 'pages/products/cup.json#/features': undefined };
    expect(placesAfter(changes)).toEqual(['ref/missing-entry pages/products/cup.json#']);
    const misspelt = { ...changes, 'pages/products/cup.json#/featuers': [] };
    expect(placesAfter(misspelt)).toEqual(['schema/page pages/products/cup.json#/featuers']);
  });

  it('reports self:features where no page of the kind has such a list at the section that shows it', () => {
    const section = { type: 'grid', id: 'own', props: { title: 't:about.title', cards: 'self:features' } };
    expect(placesAfter({ 'pages/about.json#/sections/1': section })).toContain(
      'ref/missing-entry pages/about.json#/sections/1/props/cards',
    );
  });

  it('reports pages that the configuration names', () => {
    const changes = {
      'site.config.json#/notFound': 'page:nowhere',
      'site.config.json#/collections/products/overview': 'page:hom',
    };
    expect(placesAfter(changes)).toEqual([
      'ref/missing-entry site.config.json#/notFound',
      'ref/missing-entry site.config.json#/collections/products/overview',
    ]);
  });

  it('reports a form whose schema does not exist', () => {
    const changes = { 'pages/about.json#/sections/1/props/form/schema': 'aks' };
    expect(placesAfter(changes)).toEqual([
      'ref/missing-entry pages/about.json#/sections/1/props/form/schema',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "ask"?');
  });

  it('knows a page by the folder and the ending of its file, and tells that none is named', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    expect(messagesAfter({ [link]: 'page:products/cup.json' })[0]).toContain('Did you mean "page:cup"?');
    expect(messagesAfter({ [link]: 'page:' })[0]).toContain('No page is named behind "page:".');
  });
});
