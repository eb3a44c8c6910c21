import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/engine/core/types.ts';
import { schemaChanges } from './schema-changes.ts';

const before = {
  title: 'HeroProps',
  description: 'The opening.',
  required: ['title', 'side'],
  properties: { title: { minLength: 1 }, side: { enum: ['left', 'right'] } },
};
const file = 'schemas/sections/hero.schema.json';

const changesTo = (now: Json) =>
  schemaChanges({ 'sections/hero.schema.json': now }, { 'sections/hero.schema.json': before });

const { title, ...untitled } = before;
const { side } = before.properties;

describe('what has changed in a schema', () => {
  it.each([
    ['a value', { ...before, title: 'Hero' }, '/title', 'This was "HeroProps".'],
    ['a value of a list', { ...before, required: ['title', 'sied'] }, '/required/1', 'This was "side".'],
    [
      'another kind of value',
      { ...before, properties: '' },
      '/properties',
      'This was a group of values in { }.',
    ],
    [
      'an item less',
      { ...before, required: ['title'] },
      '/required',
      'This list had 2 items, and now it has 1. One that is gone is "side".',
    ],
    [
      'an item more',
      { ...before, required: ['title', 'text', 'side'] },
      '/required/1',
      'New in this list is "text".',
    ],
  ])('is told of %s', (...[, now, pointer, message]) =>
    expect(changesTo(now)).toEqual([{ file, pointer, message }]),
  );

  it('is told of a name that is gone at its group', () => {
    const message = '"title" is gone; it was "HeroProps".';
    expect(changesTo(untitled)).toEqual([{ file, pointer: '', missing: 'title', message }]);
  });

  it('is told of a value that moved to another group of the file there, with where it stood', () => {
    const { description, properties, ...others } = before;
    expect(changesTo({ ...others, properties: { ...properties, description } })).toEqual([
      {
        file,
        pointer: '/properties/description',
        at: 'key',
        message: '"description" stood at the top of the file.',
        isMove: true,
      },
    ]);
  });

  it('is told of a name that came, is another one, or stood elsewhere, at that name', () => {
    const at = (pointer: string) => ({ file, pointer, at: 'key' });
    expect(changesTo({ ...before, type: 'object' })).toEqual([
      { ...at('/type'), message: '"type" is new here.' },
    ]);
    const more = { ...before.properties, text: { minLength: 1, maxLength: 9 } };
    expect(changesTo({ ...before, properties: more })).toEqual([
      { ...at('/properties/text'), message: 'The property "text" is new.', isNewProperty: true },
    ]);
    expect(changesTo({ ...untitled, titel: title })).toEqual([
      { ...at('/titel'), suggestion: 'title', message: '"titel" was "title".' },
    ]);
    expect(changesTo({ ...untitled, title })).toEqual([
      { ...at('/description'), message: '"description" stood elsewhere in this group.' },
    ]);
  });

  it('is told at both of two values in each other’s place', () => {
    expect(changesTo({ ...before, properties: { title: side, side: before.properties.title } })).toEqual([
      {
        file,
        pointer: '/properties/title',
        message: 'This was the value of "side", and that was here.',
      },
      {
        file,
        pointer: '/properties/side',
        message: 'This was the value of "title", and that was here.',
      },
    ]);
  });

  it('is told of each of several values', () => {
    const pointers = changesTo({ ...before, title: 'Hero', description: 'The top.' }).map(
      (one) => one.pointer,
    );
    expect(pointers).toEqual(['/title', '/description']);
  });

  it('is nothing in a schema that is as it was, or was not there', () => {
    expect(changesTo({ ...before })).toEqual([]);
    expect(schemaChanges({ 'sections/hero.schema.json': before }, {})).toEqual([]);
  });
});
