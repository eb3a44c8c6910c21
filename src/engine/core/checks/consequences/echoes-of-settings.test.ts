import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { checkSite } from '../testing/check-site.ts';
import { type Changes, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const config = 'site.config.json';

describe('what follows from a faulty setting is not told', () => {
  it('a language under another name: its file is not also told, nor any address or word', () => {
    const changes = { [`${config}#/locales/1/locale`]: 'es-MX' };
    expect(placesAfter(changes)).toEqual([`config/locales ${config}#/locales/1/locale`]);
    expect(problemsAfter(changes)[0]?.message).toContain(
      'There is locales/es.json, which no language names.',
    );
  });

  it('a suffix that is none: no address of any page is told', () => {
    const changes = { [`${config}#/locales/1/suffix`]: '_es' };
    expect(placesAfter(changes)).toEqual([`schema/site ${config}#/locales/1/suffix`]);
  });

  it('a number that dials another than visitors read: the links that are made of both are not told', () => {
    const facts = { phone: '+1 (800) 555-0100', phoneLink: '+1800555100' };
    const footer = `${config}#/layout/after/0/props`;
    const told = placesAfter({
      [`${config}#/facts/phone`]: facts.phone,
      [`${config}#/facts/phoneLink`]: facts.phoneLink,
      [`${footer}/button`]: { label: '%{phone}', link: 'tel:%{phoneLink}' },
    });
    expect(told.filter((place) => /^(config|link)/.test(place))).toEqual([
      `config/env ${config}#/facts/phoneLink`,
    ]);
  });

  it('an address of a collection without {slug}: its pages do not also have one address', () => {
    const second = { ...tinySite().pages.find(({ slug }) => slug === 'cup')?.document, id: 'mug' };
    const changes = {
      [`${config}#/collections/products/path`]: '/products/:slug',
      'pages/products/mug.json': second,
    };
    const routes = placesAfter(changes).filter((place) => /^(route|schema)\//.test(place));
    expect(routes).toEqual([`schema/site ${config}#/collections/products/path`]);
  });

  it('a misspelt service: the form that needs it is not told', () => {
    const changes = {
      [`${config}#/services/contactUrl`]: undefined,
      [`${config}#/services/contacturl`]: '/contact-mail',
    };
    expect(placesAfter(changes)).toEqual([`config/unknown-option ${config}#/services/contacturl`]);
  });

  it('a fact or a name of the wrong kind: what is compared with it is not told', () => {
    const changes = { [`${config}#/facts/year`]: '', [`${config}#/organization`]: { foundingDate: '2012' } };
    expect(placesAfter(changes)).toEqual([`i18n/empty-value ${config}#/facts/year`]);
    const long = { 'locales/en.json#/home/meta/title': 'x'.repeat(90) };
    expect(placesAfter({ ...long, [`${config}#/facts`]: 5 }).join()).not.toContain('seo/length');
    expect(placesAfter({ [`${config}#/names/0`]: 12 })).toEqual([`schema/site ${config}#/names/0`]);
  });

  it('a time that ends before it begins: no link to the page is told', () => {
    const changes = {
      'pages/about.json#/publishAt': '2025-02-01T09:00:00Z',
      'pages/about.json#/unpublishAt': '2025-01-01T09:00:00Z',
    };
    expect(placesAfter(changes).join()).toMatch(/^content\/date-window [^,]+$/);
  });

  it.each([
    [{ 'x-mainHeading': 7 }, '/x-mainHeading'],
    [{ 'x-enabledOn': ['layout.aftter'] }, '/x-enabledOn/0'],
  ])('a mark of a section type that says nothing: no page that shows it is told (%j)', (mark, pointer) => {
    const site = tinySite();
    const withMark = (file: string, more: object) => ({ [file]: { ...site.schemas[file], ...more } });
    const schemas = {
      ...site.schemas,
      ...withMark('sections/banner.schema.json', mark),
      ...withMark('sections/grid.schema.json', { 'x-mainHeading': true }),
    };
    const found = checkSite({ ...site, schemas });
    expect(found.map(({ check, file, pointer: at }) => `${check} ${file}#${at}`)).toEqual([
      `schema/self schemas/sections/banner.schema.json#${pointer}`,
    ]);
  });

  it('a language that the site has not: no link to the page is told', () => {
    expect(placesAfter({ 'pages/about.json#/locales': ['EN'] })).toEqual([
      'route/missing-locale pages/about.json#/locales/0',
    ]);
    expect(placesAfter({ 'pages/about.json#/locales': [] })).toEqual([
      'schema/page pages/about.json#/locales',
    ]);
  });
});

describe('the options of a check', () => {
  const options = (given: object) =>
    problemsAfter({ [`${config}#/checks`]: { 'i18n/identical-to-source': { options: given } } });

  it('have names that the check knows', () => {
    expect(options({ kys: ['a'] })).toMatchObject([
      { check: 'config/unknown-option', at: 'key', suggestion: 'keys' },
    ]);
  });

  it('are lists of texts', () => {
    expect(options({ words: null })).toMatchObject([{ check: 'config/unknown-option' }]);
    expect(options({ words: [['pts']] })).toMatchObject([{ check: 'config/unknown-option' }]);
    expect(options({ words: 'pts' })).toMatchObject([
      { check: 'config/unknown-option', pointer: '/checks/i18n~1identical-to-source/options/words' },
    ]);
    expect(options({ words: ['Cups'] })).toEqual([]);
  });
});

describe('settings of the checks that are none', () => {
  it('are told alone, and not what these settings would silence', () => {
    const changes = { 'pages/home.json#/meta/title': 't:home.top.title', [`${config}#/checks`]: 'off' };
    expect(placesAfter(changes)).toEqual([`schema/site ${config}#/checks`]);
  });
});

describe('a file that is not read', () => {
  const unread: Problem = {
    check: 'ref/unread-file',
    severity: 'error',
    file: 'pages/about.JSON',
    pointer: '',
    message: 'This file is not read.',
  };

  it('is told, and not the links to its page nor the words that only it shows', () => {
    const site = tinySite({ 'pages/about.json': undefined });
    expect(checkSite(site).length).toBeGreaterThan(1);
    const told = checkSite(site, { beside: { ran: [], problems: [unread] } });
    expect(told.map(({ check }) => check)).toEqual(['ref/unread-file']);
  });

  it('is told, and not that a list lacks it', () => {
    const site = tinySite({ 'pages/home.json#/sections/1/props/featured': 'mug' });
    const isOf = (problems: Problem[]) =>
      problems.filter(({ check }) => check === 'ref/unknown-entry').length;
    expect(isOf(checkSite(site))).toBe(1);
    const entry = { ...unread, file: 'pages/products/mug.jsonc' };
    expect(isOf(checkSite(site, { beside: { ran: [], problems: [entry] } }))).toBe(0);
    const another = { ...unread, file: 'pages/products/plate.jsonc' };
    expect(isOf(checkSite(site, { beside: { ran: [], problems: [another] } }))).toBe(1);
  });

  it('is told, and not that its language has no words', () => {
    const { es: _, ...locales } = tinySite().locales;
    const words = { ...unread, file: 'locales/es.json' };
    const told = checkSite({ ...tinySite(), locales }, { beside: { ran: [], problems: [words] } });
    expect(told.map(({ check }) => check)).toEqual(['ref/unread-file']);
    const misspelt = { ...unread, file: 'locales/es.jsn' };
    const lacking = checkSite({ ...tinySite(), locales }, { beside: { ran: [], problems: [misspelt] } });
    expect(lacking.map(({ check }) => check)).toEqual(['config/locales']);
  });

  it('is told, and not the places that show it when it is a public file', () => {
    const site = tinySite({ 'pages/home.json#/sections/0/props/image/src': '/images/lost.svg' });
    expect(checkSite(site).map(({ check }) => check)).toEqual(['ref/missing-asset']);
    const picture = { ...unread, file: 'public/images/lost.svg' };
    const told = checkSite(site, { beside: { ran: [], problems: [picture] } });
    expect(told.map(({ check }) => check)).toEqual(['ref/unread-file']);
  });
});

describe('what is found in the text of a file counts as a fault like any other', () => {
  const duplicate: Problem = {
    check: 'json/duplicate-key',
    severity: 'error',
    file: 'pages/products/cup.json',
    pointer: '/meta/title',
    message: '"title" stands twice in this group.',
  };

  it('of names that became a second "name", the texts that need them are not told', () => {
    const second = { ...duplicate, file: 'site.config.json', pointer: '/name', suggestion: 'names' };
    const site = tinySite({
      'site.config.json#/names': undefined,
      'pages/about.json#/sections/0/props/title': 'Cups',
    });
    const told = checkSite(site, { beside: { ran: [], problems: [second] } });
    expect(told.map(({ check }) => check)).toEqual(['json/duplicate-key']);
  });

  it('of a property that stands twice, the words left over are not told', () => {
    const site = tinySite({ 'pages/products/cup.json#/meta/title': 't:about.title' });
    expect(checkSite(site).length).toBeGreaterThan(0);
    const told = checkSite(site, { beside: { ran: [], problems: [duplicate] } });
    expect(told.map(({ check }) => check)).toEqual(['json/duplicate-key']);
  });
});

describe('a schema that the types have not followed', () => {
  const drift: Problem = {
    check: 'schema/types-drift',
    severity: 'error',
    file: 'schemas/page.schema.json',
    pointer: '/properties/order',
    message: 'The types have not followed.',
  };
  const told = (changes: Changes) =>
    checkSite(tinySite(changes), { beside: { ran: [], problems: [drift] } }).map(({ check }) => check);

  it('is told, and not what does not fit it in the content', () => {
    expect(told({ 'pages/home.json#/order': 'first' })).toEqual(['schema/types-drift']);
  });

  it('is told after other faults', () => {
    expect(told({ 'pages/about.json#/path': '/404' })).toEqual(['route/duplicate']);
  });
});

describe('a misspelt name of a setting', () => {
  it('is told, and not that the page which it should name answers that nothing is there', () => {
    const collections = { 'site.config.json#/collections/products/notFond': 'page:gone' };
    const page = {
      'pages/gone.json': { ...tinySite().pages[0]?.document, id: 'gone', path: '/gone', status: 404 },
    };
    const told = (changes: Changes) => checkSite(tinySite({ ...changes, ...page })).map(({ check }) => check);
    expect(told({})).toContain('route/not-found-status');
    expect(told(collections)).toContain('config/unknown-option');
    expect(told(collections)).not.toContain('route/not-found-status');
  });
});
