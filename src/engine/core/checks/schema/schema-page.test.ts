import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('schema/page', () => {
  it('reports a missing property at the object that lacks it', () => {
    const changes = { 'pages/products/cup.json#/card/tone': undefined };
    expect(placesAfter(changes)).toEqual(['schema/page pages/products/cup.json#/card']);
    expect(messagesAfter(changes)[0]).toContain('"tone" is missing in "card"');
  });

  it('asks for the name that was meant and reports the missing one with it', () => {
    const changes = { 'pages/home.json#/id': undefined, 'pages/home.json#/ids': 'home' };
    expect(placesAfter(changes)).toEqual(['schema/page pages/home.json#/ids']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "id"?');
  });

  it('offers nothing for words that a section does not know beside its props', () => {
    const changes = { 'pages/lost.json#/sections/0/motto': 't:lost.title' };
    expect(messagesAfter(changes)[0]).toMatch(/no property "motto" in "sections #1"\. Remove it\.$/);
  });

  it('reports a value of the wrong kind in words', () => {
    const changes = { 'pages/home.json#/order': 'first' };
    expect(placesAfter(changes)).toEqual(['schema/page pages/home.json#/order']);
    expect(messagesAfter(changes)[0]).toContain('"order" is "first". It must be a number.');
  });

  it.each([
    ['languages', ['en']],
    ['untranslated', 'hide'],
    ['language', 'en'],
  ])('leads from "%s" to the languages of the page', (name, value) => {
    expect(messagesAfter({ [`pages/home.json#/${name}`]: value })[0]).toMatch(
      /To show a page in some languages only, list them: "locales": \["en"\]\.$/,
    );
  });

  it('names the languages where a draft has some', () => {
    expect(messagesAfter({ 'pages/home.json#/draft': { es: true } })[0]).toContain(
      'For a page that only some languages have, list these in "locales" instead.',
    );
  });

  it('names the group that has such a name already', () => {
    expect(messagesAfter({ 'pages/home.json#/title': 't:home.top.title' })[0]).toMatch(
      /"meta" has one: change that, and remove this\.$/,
    );
  });

  it('names no group for a stray value that the page neither has nor needs', () => {
    const stray = { 'pages/home.json#/tone': 'mint' };
    expect(messagesAfter(stray)[0]).toContain('There is no property "tone" here.');
    const card = { 'pages/home.json#/card': {} };
    expect(messagesAfter({ ...stray, ...card })[0]).toContain('"tone" belongs in "card"');
  });

  it.each([
    ['page', 'pages/home.json#/legal'],
    ['section', 'pages/home.json#/sections/0/props/legal'],
  ])('says of a group of words on a %s that words stand in the locale files', (_, place) => {
    const told = (value: unknown) => messagesAfter({ [place]: value }).join();
    const moveThem = 'These are words, which stand in the locale files. Move them there, in every language';
    expect(told({ title: 'Legal notice', more: { text: 'Our lawyers wrote this' } })).toContain(moveThem);
    expect(told({ title: 't:home.top.title', text: 'Our lawyers wrote this' })).not.toContain(moveThem);
    expect(told({ tone: 'warm', columns: 2 })).not.toContain(moveThem);
  });

  it('reports a section without its envelope once', () => {
    const changes = {
      'pages/lost.json#/sections/0/props': undefined,
      'pages/lost.json#/sections/0/prop': { title: 't:lost.title' },
    };
    expect(placesAfter(changes)).toEqual(['schema/page pages/lost.json#/sections/0/prop']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "props"?');
  });

  it('reports a section without the name of its type', () => {
    const type = 'pages/home.json#/sections/0/type';
    expect(placesAfter({ [type]: '' })).toEqual([`schema/page ${type}`]);
  });
});
