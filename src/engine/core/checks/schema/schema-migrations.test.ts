import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySchemas } from '../testing/tiny-schemas.ts';
import { tinySite } from '../testing/tiny-site.ts';

const file = 'sections/vote.schema.json';
const vote = { description: 'A vote.', type: 'object', additionalProperties: false, properties: {} };

/** What is wrong when a section type that no page shows is at a version and has these migrations. */
const problemsWith = (version: unknown, migrations: Record<string, unknown> = {}) => {
  const schemas = { ...tinySchemas, [file]: { ...vote, 'x-version': version } };
  return checkSite({ ...tinySite(), schemas, migrations }).map(({ check, file: at, pointer, message }) => [
    check,
    `${at}#${pointer}`,
    message,
  ]);
};

const place = (pointer: string) => `schemas/migrations/vote.json#${pointer}`;
const step = (to: number, ...changes: unknown[]) => ({ to, changes });
const only = (where: string, message: string) => [
  ['schema/migrations', where, expect.stringContaining(message)],
];

describe('schema/migrations', () => {
  it('says nothing about a step to each version', () => {
    expect(problemsWith(3, { vote: { steps: [step(2, { rename: ['a', 'b'] }), step(3)] } })).toEqual([]);
  });

  it('reports a missing step at its own place, the migrations file', () => {
    expect(problemsWith(2)).toEqual(only(place(''), 'The step to version 2 of "vote" is missing.'));
    expect(problemsWith(3, { vote: { steps: [step(3)] } })).toEqual(
      only(place('/steps'), 'Write { "to": 2, "changes": [] }'),
    );
  });

  it.each([
    { what: 'a step beyond the version of the schema', steps: [step(2), step(3)], at: '/steps/1/to' },
    { what: 'a step that is there twice', steps: [step(2), step(2)], at: '/steps/1/to' },
    {
      what: 'a move to items that it does not come from',
      steps: [step(2, { move: ['/a', '/b/*/c'] })],
      at: '/steps/0/changes/0/move/1',
    },
    {
      what: 'a change that is none',
      steps: [step(2, { renam: ['a', 'b'] })],
      at: '/steps/0/changes/0/renam',
    },
    { what: 'a place that is none', steps: [step(2, { remove: 'a' })], at: '/steps/0/changes/0/remove' },
    {
      what: 'two changes in one',
      steps: [step(2, { remove: '/a', rename: ['a', 'b'] })],
      at: '/steps/0/changes/0',
    },
  ])('reports $what', ({ steps, at }) => {
    expect(problemsWith(2, { vote: { steps } })).toEqual(only(place(at), ''));
  });

  it('reports migrations of a type that is not there, and a version that is none', () => {
    expect(problemsWith(1, { vot: { steps: [step(2)] } })).toEqual(
      only('schemas/migrations/vot.json#', 'Did you mean "vote"?'),
    );
    expect(problemsWith('2')).toEqual(only(`schemas/${file}#/x-version`, 'a whole number from 1 on'));
  });
});
