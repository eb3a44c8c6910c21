import { describe, expect, it } from 'vitest';
import { findDrift } from './find-drift.ts';

const hero = {
  title: 'HeroProps',
  description: 'The opening.',
  required: ['title', 'side'],
  properties: {
    title: { description: 'The promise.' },
    side: { enum: ['left', 'right'] },
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
  side: "left" | "right";
  cards?: HeroCard[];
}
export interface HeroCard {
  tone?: Tone;
}
`;

const placeAfter = (from: string, to: string) =>
  findDrift(schemas, { fresh: types.replace(from, to), old: types })?.place;

describe('where the types have not followed their schemas', () => {
  it.each([
    ['a described property', 'The promise.', 'Our promise.', '/properties/title/description'],
    ['a whole section type', 'The opening.', 'The beginning.', '/description'],
    ['a property that is gone', '  cards?: HeroCard[];\n', '', '/properties/cards'],
    ['a property of an item', 'tone?: Tone', 'tone?: Surface', '/properties/cards/items/properties/tone'],
  ])('is told of %s', (...[, from, to, pointer]) => expect(placeAfter(from, to)).toEqual({ file, pointer }));

  it.each([
    ['a property that must be there now', 'title:', 'title?:', '/required/0'],
    ['a property that need not be there any more', 'cards?:', 'cards:', '/required'],
    ['a value that came', '"right"', '"rihgt"', '/properties/side/enum/1'],
    ['a value that is gone', '"right"', '"right" | "top"', '/properties/side/enum'],
    ['a limit', '   * The promise.\n', '   * @minItems 2\n', '/properties/title'],
    ['words that were other ones', 'The promise.', 'A promise.', '/properties/title/description'],
  ])('is told of %s', (...[, now, before, pointer]) =>
    expect(findDrift(schemas, { fresh: types, old: types.replace(now, before) })?.place).toEqual({
      file,
      pointer,
    }),
  );

  it('shows what is said of the same, and not a line that came or went', () => {
    const drift = (old: string, fresh: string) => findDrift(schemas, { fresh, old });
    const optional = types.replace('title:', 'title?:');
    expect(drift(optional, types)).toMatchObject({ now: 'title: string;', before: 'title?: string;' });
    const limited = types.replace('   * The promise.\n', '$&   * @minItems 2\n');
    expect(drift(limited, types)).toMatchObject({ now: '', before: '' });
    const less = types.replace('  cards?: HeroCard[];\n', '');
    expect(drift(types, less)).toMatchObject({ now: '', before: '' });
  });

  it('is the title of a section type that got another one', () => {
    const list = 'export interface SectionPropsByType {\n  hero: HeroProps;\n}\n';
    expect(findDrift(schemas, { fresh: list.replace('Hero', 'Top'), old: list })?.place).toEqual({
      file,
      pointer: '/title',
    });
  });

  it('is not guessed of a type that no schema names', () => {
    expect(findDrift({}, { fresh: types, old: '' })?.place).toBeUndefined();
  });
});
