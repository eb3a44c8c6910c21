import { describe, expect, it } from 'vitest';
import { tinySource } from '../testing/tiny-site.ts';
import { shapeOf } from './shape.ts';

const { schemas } = tinySource();
const shape = (schema: object) => shapeOf(schemas, schema as never, 'sections/x.schema.json');
const text = { $ref: '../defs.schema.json#/$defs/text' };

describe('the shape of a schema', () => {
  it('holds what is marked and nothing else', () => {
    expect(shape({ properties: { title: text, columns: { type: 'number' } } })).toEqual({
      kind: 'object',
      props: { title: { kind: 'text' } },
    });
  });
  it('is undefined when nothing is marked', () =>
    expect(shape({ properties: { columns: {} } })).toBeUndefined());
  it('follows lists and shared definitions', () => {
    expect(shape({ properties: { cards: { $ref: '../defs.schema.json#/$defs/cards' } } })).toMatchObject({
      props: { cards: { kind: 'array', items: { kind: 'object', props: { title: { kind: 'text' } } } } },
    });
  });
  it('tells the kinds of a choice apart by their type', () => {
    const branch = (type: string) => ({
      type: 'object',
      properties: { type: { const: type }, [type]: text },
    });
    expect(shape({ type: 'array', items: { oneOf: [branch('row'), branch('bar')] } })).toEqual({
      kind: 'array',
      items: {
        kind: 'variants',
        variants: {
          row: { kind: 'object', props: { row: { kind: 'text' } } },
          bar: { kind: 'object', props: { bar: { kind: 'text' } } },
        },
      },
    });
  });
  it('names the file of a reference that leads nowhere', () => {
    expect(() => shape({ $ref: '../defs.schema.json#/$defs/none' })).toThrow('sections/x.schema.json');
  });
});
