import { describe, expect, it } from 'vitest';
import { tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import { assetsSince, filesSince, namesOfFiles } from './edited-files.ts';

const namesOf = (...edited: string[]) =>
  namesOfFiles({ edited: new Set(edited), hasMoved: false }, tinySource());

describe('filesSince', () => {
  it('finds what was edited, came and went', () => {
    const before = { 'public/a.svg': '1', 'public/b.svg': '2' };
    const edited = filesSince(before, new Map([['public/a.svg', '3']]));
    expect(edited).toEqual({ edited: new Set(['/a.svg', '/b.svg']), hasMoved: true });
    expect(filesSince(before, new Map(Object.entries(before))).edited.size).toBe(0);
  });

  it('takes a file for edited that was changed just now', () => {
    const { edited, hasMoved } = filesSince({ 'public/a.svg': '1' }, new Map([['public/a.svg', '']]));
    expect([[...edited], hasMoved]).toEqual([['/a.svg'], false]);
  });
});

describe('namesOfFiles', () => {
  it('searches for the address, and for links that take a part of one from a fact', () => {
    const names = namesOf('/images/only-here.svg') ?? [];
    const isNamed = (text: string) =>
      names.some((name) => (typeof name === 'string' ? text.includes(name) : name.test(text)));
    expect(['"/images/only-here.svg"', '"/ima%{rest}"', '"24/7 for %{x}"'].map(isNamed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('searches for nothing when nothing was edited', () => expect(namesOf()).toEqual([]));

  it.each([
    ['an icon, which documents name without its folder', '/icons/one.svg'],
    ['a name that JSON may write in several ways', '/images/größe.svg'],
  ])('gives up: %s', (_, file) => expect(namesOf(file)).toBeUndefined());

  it('gives up where the configuration, words or a card name the file', () => {
    const site = tinySource();
    const [first] = site.pages;
    const card = { title: 'A', imageBg: { src: '/images/card.svg' } };
    const pages = first ? [{ ...first, document: { ...first.document, card } }] : [];
    const source = {
      ...site,
      pages,
      locales: { en: { link: '/files/terms.pdf' } },
    } as unknown as typeof site;
    for (const file of ['/images/card.svg', '/files/terms.pdf'])
      expect(namesOfFiles({ edited: new Set([file]), hasMoved: false }, source)).toBeUndefined();
  });
});

describe('what is known of the files of the public folder', () => {
  it('tells which are others, came or went', () => {
    const asset = (width: number) => ({ url: '/a.svg', width, height: 1 }) as never;
    const before = { '/a.svg': asset(1), '/b.svg': asset(2) };
    expect(assetsSince(before, before)).toEqual({ edited: new Set(), hasMoved: false });
    expect(assetsSince(before, { ...before, '/b.svg': asset(3) })).toEqual({
      edited: new Set(['/b.svg']),
      hasMoved: false,
    });
    const { edited, hasMoved } = assetsSince(before, { '/a.svg': asset(1), '/c.svg': asset(2) });
    expect([[...edited], hasMoved]).toEqual([['/b.svg', '/c.svg'], true]);
  });
});
