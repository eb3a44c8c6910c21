import { expect, it } from 'vitest';
import { neededNames } from './needed-names.ts';

const properties = { type: { const: 'words' }, title: {}, note: {} };

it('names what must be there', () => {
  expect(neededNames({ required: ['type'], properties })).toEqual(['type']);
});

it('names as many of the others as an object must have', () => {
  expect(neededNames({ required: ['type'], properties, minProperties: 2 })).toEqual(['type', 'title']);
});
