import { expect, it } from 'vitest';
import { sampleFor } from './sample-for.ts';

const written = (property: object) => sampleFor({ properties: { it: property } }, 'it');

it.each([
  [{ $ref: 'defs.schema.json#/$defs/text', description: 'The words on the button.' }, '"t:…"'],
  [{ $ref: '../defs.schema.json#/$defs/tone' }, '"mint"'],
  [{ $ref: '#/$defs/image' }, '{ "src": "/images/…" }'],
  [{ enum: ['ltr', 'rtl'] }, '"ltr"'],
  [{ const: 'row' }, '"row"'],
  [{ type: 'string', description: 'A file, such as /images/logo.svg.', pattern: '^/' }, '"/images/logo.svg"'],
  [{ type: 'string', description: 'A name, such as `our-team`: small letters.' }, '"our-team"'],
  [{ type: 'string', description: 'What it ends in, such as -es.', pattern: '^/' }, '"…"'],
  [{ type: 'string', minLength: 3, examples: ['a proper name'] }, '"a proper name"'],
  [{ type: 'number', minimum: 3 }, '3'],
  [{ type: 'array' }, '[ … ]'],
  [{ type: 'object', required: ['id'], properties: { id: { type: 'string' } } }, '{ "id": "…" }'],
  [{ $ref: 'defs.schema.json#/$defs/button' }, '…'],
])('%j is written as %s', (property, value) => {
  expect(written(property)).toBe(`"it": ${value}`);
});

it('is written also when the schema says nothing of it', () => {
  expect(sampleFor(undefined, 'it')).toBe('"it": …');
});
