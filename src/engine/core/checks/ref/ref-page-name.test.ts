import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

describe('ref/page-name', () => {
  it('reports a page that is called otherwise than its file', () => {
    const changes = { 'pages/products/cup.json#/id': 'cop' };
    expect(placesAfter(changes)).toEqual(['ref/page-name pages/products/cup.json#/id']);
    expect(messagesAfter(changes)[0]).toContain('Write "id": "cup"');
  });

  it('asks for no id that the schema refuses', () => {
    const about = tinySite().pages.find(({ file }) => file === 'pages/about.json')?.document;
    const changes = { 'pages/about.json': undefined, 'pages/Über uns.json': about };
    expect(problemsAfter(changes)).toMatchObject([{ file: 'pages/Über uns.json', pointer: '/id' }]);
    expect(messagesAfter(changes)[0]).toMatch(
      /but its file "Über uns"\. Rename the file to "about\.json"\.$/,
    );
  });

  it('asks for the name of the file that links know the page by', () => {
    const about = tinySite().pages.find(({ file }) => file === 'pages/about.json')?.document;
    const changes = { 'pages/about.json': undefined, 'pages/abuot.json': about };
    expect(problemsAfter(changes)).toMatchObject([{ file: 'pages/abuot.json', pointer: '/id' }]);
    expect(messagesAfter(changes)[0]).toContain(
      'links name it so, but its file "abuot". Rename the file to "about.json".',
    );
  });

  it('accepts the name of a folder before it', () => {
    expect(placesAfter({ 'pages/products/cup.json#/id': 'products-cup' })).toEqual([]);
  });

  it('reports an entry whose file is called longer than it, since the file makes its address', () => {
    const cup = tinySite().pages.find(({ slug }) => slug === 'cup')?.document;
    const changes = { 'pages/products/cup.json': undefined, 'pages/products/my-cup.json': cup };
    expect(placesAfter(changes)).toEqual(['ref/page-name pages/products/my-cup.json#/id']);
  });

  it('reports a page whose file is called longer than it: nobody finds that file by its links', () => {
    const about = tinySite().pages.find(({ document }) => document.id === 'about')?.document;
    const changes = {
      'pages/about.json': undefined,
      'pages/all-about.json': { ...about, path: '/all-about' },
    };
    expect(placesAfter(changes)).toEqual(['ref/page-name pages/all-about.json#/id']);
    expect(messagesAfter(changes)[0]).toContain('Rename the file to "about.json".');
  });

  it('leaves a wrong id that links miss to ref/missing-entry, and a missing one to the schema', () => {
    expect(placesAfter({ 'pages/about.json#/id': 'abot' })).toEqual([
      'ref/missing-entry pages/about.json#/id',
    ]);
    expect(placesAfter({ 'pages/about.json#/id': undefined })).toEqual(['schema/page pages/about.json#']);
  });

  it('reports two pages of which one is called longer than the other, once', () => {
    const { about } = Object.fromEntries(tinySite().pages.map(({ document }) => [document.id, document]));
    const changes = {
      'pages/not-about.json': { ...about, path: '/not-us' },
      'pages/about.json#/path': '/us',
      'pages/about.json#/id': 'not-about',
    };
    const told = problemsAfter(changes).filter(({ check }) => check === 'ref/page-name');
    expect(told).toMatchObject([{ file: 'pages/about.json', pointer: '/id', tells: 'exchange' }]);
  });

  it('reports two pages that have exchanged their ids once', () => {
    const changes = { 'pages/about.json#/id': 'home', 'pages/home.json#/id': 'about' };
    const told = problemsAfter(changes).filter(({ check }) => check === 'ref/page-name');
    expect(told).toMatchObject([{ file: 'pages/about.json', pointer: '/id' }]);
    expect(told[0]?.message).toContain('Exchange the two ids.');
  });
});
