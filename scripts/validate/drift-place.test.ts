import { describe, expect, it } from 'vitest';
import { driftPlace } from './drift-place.ts';

const hero = {
  title: 'HeroProps',
  properties: {
    title: { description: 'The promise.' },
    cards: { items: { title: 'HeroCard', properties: { tone: {} } } },
  },
};
const schemas = { 'defs.schema.json': {}, 'sections/hero.schema.json': hero };
const file = 'schemas/sections/hero.schema.json';

const types = `/**
 * The opening.
 */
export interface HeroProps {
  /**
   * The promise.
   */
  title: string;
  cards?: HeroCard[];
}
export interface HeroCard {
  tone?: Tone;
}
`;

const placeAfter = (from: string, to: string) =>
  driftPlace(schemas, { fresh: types.replace(from, to), old: types });

describe('where the types have not followed their schemas', () => {
  it.each([
    ['a described property', 'The promise.', 'Our promise.', '/properties/title/description'],
    ['a property that need not be there', 'cards?:', 'cards:', '/properties/cards'],
    ['a whole section type', 'The opening.', 'The beginning.', '/description'],
    ['a property that is gone', '  cards?: HeroCard[];\n', '', '/properties/cards'],
    ['a property of an item', 'tone?: Tone', 'tone?: Surface', '/properties/cards/items/properties/tone'],
  ])('is told of %s', (...[, from, to, pointer]) => expect(placeAfter(from, to)).toEqual({ file, pointer }));

  it('is the title of a section type that got another one', () => {
    const list = 'export interface SectionPropsByType {\n  hero: HeroProps;\n}\n';
    expect(driftPlace(schemas, { fresh: list.replace('Hero', 'Top'), old: list })).toEqual({
      file,
      pointer: '/title',
    });
  });

  it('is not guessed of a type that no schema names', () => {
    expect(driftPlace({}, { fresh: types, old: '' })).toBeUndefined();
  });
});
