import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('schema/section-props', () => {
  it('asks for the property that was meant', () => {
    const changes = {
      'pages/home.json#/sections/0/props/colums': 2,
      'pages/home.json#/sections/0/props/columns': undefined,
    };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/0/props/colums']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "columns"?');
  });

  it('asks for no property that could not have the value, unless it is misspelt', () => {
    const props = 'pages/home.json#/sections/0/props';
    expect(messagesAfter({ [`${props}/logoo`]: 'gift' })[0]).toContain('Did you mean "logo"?');
    expect(messagesAfter({ [`${props}/logoPicture`]: 'gift' })[0]).toContain('Remove it');
  });

  it.each(['draft', 'publishAt', '$lint'])('says where %s stands when it is among the props', (name) => {
    const [message] = messagesAfter({ [`pages/home.json#/sections/0/props/${name}`]: true });
    expect(message).toContain(`"${name}" stands beside "props", not in it. Move it out.`);
  });

  it('reports the exchanged types of two sections once', () => {
    const changes = {
      'pages/home.json#/sections/0/type': 'grid',
      'pages/home.json#/sections/1/type': 'banner',
    };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/0/type']);
    expect(messagesAfter(changes)[0]).toContain('exchange the two types');
  });

  it('reports the exchanged props of two sections, whose ids say that their types are right', () => {
    const home = tinyFiles()['pages/home.json'] as { sections: { props: object }[] };
    const [top, cups] = home.sections;
    const changes = {
      'pages/home.json#/sections/0/id': 'banner',
      'pages/home.json#/sections/0/props': cups?.props,
      'pages/home.json#/sections/1/props': top?.props,
    };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/0/props']);
    expect(messagesAfter(changes)[0]).toContain('has those that belong here. Exchange them.');
  });

  it('reports a number out of range', () => {
    const changes = { 'pages/home.json#/sections/0/props/columns': 9 };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/0/props/columns']);
    expect(messagesAfter(changes)[0]).toContain('It must be at most 4.');
  });

  it('asks for the value of a list that was meant', () => {
    const changes = { 'pages/home.json#/sections/0/props/tone': 'wram' };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/0/props/tone']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "warm"?');
  });

  it('measures an item by the branch its type names', () => {
    const changes = {
      'pages/home.json#/sections/1/props/items/0/text': undefined,
      'locales/en.json#/home/cups/words': undefined,
      'locales/es.json#/home/cups/words': undefined,
    };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/1/props/items/0']);
    expect(messagesAfter(changes)[0]).toContain('"text" is missing in "items #1"');
  });

  it('measures a choice by the kind of value that is there', () => {
    const changes = {
      'pages/products/cup.json#/sections/0/props/features': [
        { title: 't:cup.title|A cup', description: 't:cup.title|A cup' },
      ],
    };
    expect(placesAfter(changes)).toEqual([
      'schema/section-props pages/products/cup.json#/sections/0/props/features/0',
    ]);
    expect(messagesAfter(changes)[0]).toContain('"icon" is missing in "features #1"');
  });

  it('reports a value that fits no kind of a choice once', () => {
    const changes = { 'pages/products/cup.json#/sections/0/props/features': 5 };
    expect(placesAfter(changes)).toEqual([
      'schema/section-props pages/products/cup.json#/sections/0/props/features',
    ]);
    expect(messagesAfter(changes)[0]).toContain('It must be a list or text.');
  });

  it('checks the sections of the layout', () => {
    const changes = { 'site.config.json#/layout/after/0/props/columns': 0 };
    expect(placesAfter(changes)).toEqual([
      'schema/section-props site.config.json#/layout/after/0/props/columns',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Section "footer" of the layout: ');
  });

  it('does not report the words of a missing property as unused', () => {
    const changes = { 'pages/home.json#/sections/0/props/title': undefined };
    expect(placesAfter(changes)).toEqual(['schema/section-props pages/home.json#/sections/0/props']);
  });

  it('says of a section inside another that it is one', () => {
    const inner = { type: 'banner', id: 'inner', props: { title: 't:home.top.title' } };
    expect(messagesAfter({ 'pages/home.json#/sections/0/props/section': inner })).toEqual([
      expect.stringContaining(
        'This is a section, and stands outside of the list of sections. Move it there.',
      ),
    ]);
  });

  it('says of a space at an end that it is one, and removes it', () => {
    expect(problemsAfter({ 'pages/home.json#/sections/0/props/tone': 'warm ' })).toMatchObject([
      { message: expect.stringContaining('"warm " ends with a space. Remove it.'), fix: { set: 'warm' } },
    ]);
  });
});
