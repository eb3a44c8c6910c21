import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';
import { joinMovedProperties } from './join-moved-properties.ts';

const home = 'pages/home.json#';
const top = `${home}/sections/0/props`;
const image = { src: '/images/cup.svg', alt: 't:home.top.alt' };

describe('a property that has left its group is one problem, told where it stands', () => {
  it('when it stands outside of its group', () => {
    const changes = { [`${top}/image`]: { alt: image.alt }, [`${top}/src`]: image.src };
    expect(placesAfter(changes)).toEqual([`schema/section-props ${top}/src`]);
    expect(messagesAfter(changes)).toEqual([
      'Section "top" of page "home": "src" belongs in "image", where it is missing. Move it there.',
    ]);
  });

  it('when it stands in a group within its own', () => {
    const changes = { [`${top}/title`]: undefined, [`${top}/image/title`]: 't:home.top.title' };
    expect(placesAfter(changes)).toEqual([`schema/section-props ${top}/image/title`]);
  });

  it('when a section has it beside its values', () => {
    const changes = { [`${top}/title`]: undefined, [`${home}/sections/0/title`]: 't:home.top.title' };
    expect(placesAfter(changes)).toEqual([`schema/page ${home}/sections/0/title`]);
    expect(messagesAfter(changes)).toEqual([
      'Page "home": "title" belongs in the props of the section "top", where it is missing. Move it there.',
    ]);
  });

  it('when a section of the layout has it beside its values', () => {
    const footer = 'site.config.json#/layout/after/0';
    const changes = { [`${footer}/props/title`]: undefined, [`${footer}/title`]: 't:site.footer' };
    expect(placesAfter(changes)).toEqual([`config/unknown-option ${footer}/title`]);
  });

  it('when it says what a picture shows', () => {
    const changes = { [`${top}/logo`]: { src: image.src }, [`${top}/alt`]: image.alt };
    expect(placesAfter(changes)).toEqual([`schema/section-props ${top}/alt`]);
  });

  it('when it stands in the group beside its own', () => {
    const stray = {
      check: 'schema/section-props',
      severity: 'error' as const,
      file: 'pages/home.json',
      pointer: '/sections/0/props/items/2/label',
      at: 'key' as const,
      message: 'There is no "label".',
    };
    const { at: _, ...value } = stray;
    const lack = { ...value, pointer: '/sections/0/props/items/3', missing: 'label', group: 'items #4' };
    const message = '"label" belongs in "items #4", where it is missing. Move it there.';
    expect(joinMovedProperties([stray, lack])).toEqual([{ ...stray, message }]);
    const other = { ...lack, pointer: '/sections/0/props/items/2', missing: 'text' };
    expect(joinMovedProperties([stray, lack, other])).toHaveLength(2);
    const second = { ...lack, pointer: '/sections/0/props/items/4' };
    expect(joinMovedProperties([stray, lack, second, other])).toHaveLength(4);
    const misspelt = { ...stray, suggestion: 'labels' };
    expect(joinMovedProperties([misspelt, lack, second, other])).toHaveLength(4);
  });

  it('when it stands in another section, as the only one of its name', () => {
    const items = 'pages/home.json#/sections/1/props';
    const changes = { [`${top}/image`]: { alt: image.alt }, [`${items}/src`]: image.src };
    expect(placesAfter(changes)).toEqual([`schema/section-props ${items}/src`]);
    expect(messagesAfter(changes)).toEqual([
      'Section "cups" of page "home": "src" belongs in "image" of the section "top", where it is missing. Move it there.',
    ]);
  });

  it('but what is missing and what is too much elsewhere are two', () => {
    const changes = { [`${top}/title`]: undefined, [`${home}/sections/1/props/nowhere`]: 1 };
    expect(placesAfter(changes)).toHaveLength(2);
  });
});

describe('a property that has come to where its name is already is one problem', () => {
  const twice = {
    check: 'json/duplicate-key',
    severity: 'error' as const,
    file: 'locales/es.json',
    pointer: '/home/title',
    message: '"title" stands twice in this group.',
  };
  const lack = {
    check: 'i18n/missing-translation',
    severity: 'error' as const,
    file: 'locales/es.json',
    pointer: '/home/top',
    missing: 'title',
    message: '"home.top.title" is not translated: "Drink".',
  };

  it('told at the second of the two', () => {
    const remedy = 'Move one of them there.';
    const message = `"title" stands twice in this group, and is missing in "top". ${remedy}`;
    expect(joinMovedProperties([twice, lack])).toEqual([{ ...twice, message, remedy, tells: 'moved' }]);
  });

  it('told at the second of the two when the neighbor lacks it', () => {
    const stray = { ...twice, file: 'pages/home.json', pointer: '/sections/0/props/items/1/text' };
    const place = { pointer: '/sections/0/props/items/2', missing: 'text', group: 'items #3' };
    const absent = { ...stray, ...place, check: 'schema/section-props' };
    const remedy = 'Move one of them there.';
    const message = `"text" stands twice in this group, and is missing in "items #3". ${remedy}`;
    expect(joinMovedProperties([stray, absent])).toEqual([{ ...stray, message, remedy, tells: 'moved' }]);
  });

  it('told at the second of the two when all texts of its neighbor are missing', () => {
    const gone = { ...lack, pointer: '/home', missing: 'start', lacks: 2 };
    const remedy = 'One of the two is meant to be "start": correct its name.';
    const message = `"title" stands twice in this group, and "start" is missing in it. ${remedy}`;
    expect(joinMovedProperties([twice, gone])).toEqual([{ ...twice, message, remedy, suggestion: 'start' }]);
  });

  it('told once when all that was in a group stands beside its neighbors', () => {
    const [joined] = joinMovedProperties([
      { ...twice, also: ['/home/text'] },
      { ...lack, pointer: '/home', missing: 'start', lacks: 2 },
    ]);
    expect(joined?.message).toBe(
      '2 names stand twice in this group, the first here, and "start" is missing in it. Put them into "start" if they belong there.',
    );
  });

  it('but not when the whole group around it is missing, or another name', () => {
    const group = { ...lack, check: 'schema/section-props', lacks: 3 };
    const other = { ...lack, missing: 'text' };
    expect(joinMovedProperties([twice, group, other])).toEqual([twice, group, other]);
  });
});

describe('a value that has come over that of its neighbor is one problem, told where it stands', () => {
  const written = {
    check: 'i18n/misplaced-key',
    severity: 'warning' as const,
    file: 'pages/home.json',
    pointer: '/sections/0/props/items/2/text',
    message: 'No page shows "home.third".',
  };
  const lack = {
    check: 'schema/section-props',
    severity: 'error' as const,
    file: 'pages/home.json',
    pointer: '/sections/0/props/items/3',
    missing: 'text',
    group: 'items #4',
    message: '"text" is missing.',
  };

  it('when the neighbor lacks what stands here', () => {
    const message =
      '"text" is missing in "items #4", and what stands here may be that. Move it back, and write here what it replaced.';
    expect(joinMovedProperties([written, lack])).toEqual([{ ...written, severity: 'error', message }]);
  });

  it('when a section has the values of the next, which has none', () => {
    const type = { ...lack, pointer: '/sections/1/type', message: 'For another type.' };
    const { missing: _, ...wrong } = type;
    const none = { ...lack, check: 'schema/page', pointer: '/sections/2', missing: 'props' };
    expect(joinMovedProperties([wrong, none])).toHaveLength(1);
  });

  it('when a translation has that of its neighbor', () => {
    const place = { file: 'locales/es.json', pointer: '/home/third' };
    const unlike = { ...written, ...place, check: 'i18n/end-sign-mismatch', pointer: '/home/second/text' };
    const untranslated = { ...lack, ...place, check: 'i18n/missing-translation' };
    expect(joinMovedProperties([unlike, untranslated])).toHaveLength(1);
  });

  it('but not when something else is missing, or in another list', () => {
    const title = { ...lack, missing: 'title' };
    const elsewhere = { ...lack, pointer: '/sections/1/props/items/3' };
    expect(joinMovedProperties([written, title])).toEqual([written, title]);
    expect(joinMovedProperties([written, elsewhere])).toEqual([written, elsewhere]);
  });
});
