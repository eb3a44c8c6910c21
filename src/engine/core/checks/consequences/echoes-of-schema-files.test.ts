import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, file: string, pointer = '') => problemOfCheck(check, { file, pointer });

const unknown = problem('schema/unknown-section-type', 'pages/home.json', '/sections/0/type');
const noSchema = problem('schema/no-schema', 'src/site/sections/hero/Component.tsx');

describe('what follows from the file of a schema', () => {
  it('a schema that is gone is told once, not at each section', () => {
    expect(withoutConsequences([unknown, noSchema]).told).toEqual([noSchema]);
  });

  it('a misspelt property is one that no component names', () => {
    const slip = problem('schema/self', 'schemas/sections/journey.schema.json', '/properties/barnds');
    const unread = { ...slip, check: 'schema/unread-property' as const };
    expect(withoutConsequences([unread, slip]).told).toEqual([slip]);
    expect(withoutConsequences([unread]).told).toEqual([unread]);
  });

  it('a schema in a file of another name is told there', () => {
    const renamed = problem('schema/self', 'schemas/sections/hero2.schema.json', '/$id');
    const noComponent = problem('schema/no-component', 'schemas/sections/hero2.schema.json');
    expect(withoutConsequences([unknown, noSchema, noComponent, renamed]).told).toEqual([renamed]);
    const other = problem('schema/no-component', 'schemas/sections/map.schema.json');
    expect(withoutConsequences([other, renamed]).told).toEqual([other, renamed]);
  });

  it('pages are measured once the schemas can be kept', () => {
    const impossible = problem(
      'schema/self',
      'schemas/sections/hero.schema.json',
      '/properties/cards/minItems',
    );
    const page = problem('schema/section-props', 'pages/home.json', '/sections/0/props/cards');
    expect(withoutConsequences([page, impossible]).told).toEqual([impossible]);
    expect(withoutConsequences([page]).told).toEqual([page]);
  });

  it('but not sections of another type, nor because of the rules of a form', () => {
    const impossible = (file: string) =>
      problem('schema/self', `schemas/${file}.schema.json`, '/properties/a');
    const page = { ...problem('schema/section-props', 'pages/home.json', '/sections/0/props/cards') };
    const ofHero = { ...page, named: { types: ['hero'] } };
    const told = (file: string) => withoutConsequences([ofHero, impossible(file)]).told;
    expect(told('sections/hero')).toHaveLength(1);
    expect(told('defs')).toHaveLength(1);
    expect(told('sections/logos')).toHaveLength(2);
    expect(told('forms/contact')).toHaveLength(2);
    expect(told('migration')).toHaveLength(2);
  });

  it('a default is measured once its own schema is right', () => {
    const file = 'schemas/sections/hero.schema.json';
    const limit = problem('schema/self', file, '/properties/limit/maximum');
    const value = problem('schema/default-invalid', file, '/properties/limit/default');
    expect(withoutConsequences([limit, value]).told).toEqual([limit]);
    expect(withoutConsequences([value]).told).toEqual([value]);
  });

  it('sections are of an older version as long as there are steps to take', () => {
    const steps = problem('schema/migrations', 'schemas/migrations/hero.json');
    const old = (type: string): Problem => ({
      ...problem('schema/version', 'pages/home.json', '/sections/0/type'),
      named: { types: [type] },
    });
    expect(withoutConsequences([steps, old('hero')]).told).toEqual([steps]);
    expect(withoutConsequences([steps, old('logos')]).told).toHaveLength(2);
  });
});
