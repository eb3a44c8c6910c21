import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySchemas } from '../testing/tiny-schemas.ts';
import { type Changes, tinySite } from '../testing/tiny-site.ts';

const file = 'sections/ask.schema.json';
const banner = 'sections/banner.schema.json';

/** The problems of the tiny site when the type of some sections has version 2, in which all props have other names. */
const problemsWith = (schemaFile: string, changes: Changes = {}) => {
  const properties = { heading: { description: 'The heading.', type: 'string' } };
  const second = { ...tinySchemas[schemaFile], 'x-version': 2, required: ['heading'], properties };
  const type = /\/(\w+)\./.exec(schemaFile)?.[1] ?? '';
  const migrations = { [type]: { steps: [{ to: 2, changes: [] }] } };
  const site = { ...tinySite(changes), schemas: { ...tinySchemas, [schemaFile]: second }, migrations };
  return checkSite(site).map(({ check, severity, file: at, pointer, message }) => ({
    check,
    severity,
    place: `${at}#${pointer}`,
    message,
  }));
};

describe('schema/version', () => {
  it('reports a section of an older version once, and nothing about its props besides', () => {
    expect(problemsWith(file)).toEqual([
      {
        check: 'schema/version',
        severity: 'error',
        place: 'pages/about.json#/sections/1/type',
        message:
          'Section "ask" of page "about": This is written for version 1 of "ask", and the type is at version 2. Run "npm run content -- migrate".',
      },
    ]);
  });

  it('reports a section of a newer version at its version', () => {
    const newer = problemsWith(file, { 'pages/about.json#/sections/1/version': 3 });
    expect(newer).toMatchObject([{ check: 'schema/version', place: 'pages/about.json#/sections/1/version' }]);
    expect(newer[0]?.message).toContain('the type is only at version 2. Update the code');
  });

  it('sees the sections of the layout, also the one that stands for a failed one', () => {
    const error = { type: 'banner', id: 'error', props: { title: 't:site.footer' } };
    const places = problemsWith(banner, { 'site.config.json#/layout/error': error }).map(
      ({ place }) => place,
    );
    expect(places).toHaveLength(new Set(places).size);
    expect(places).toEqual(
      expect.arrayContaining([
        'site.config.json#/layout/after/0/type',
        'site.config.json#/layout/error/type',
      ]),
    );
  });

  it('measures a section of the present version by its schema', () => {
    const present = problemsWith(file, {
      'pages/about.json#/sections/1/version': 2,
      'pages/about.json#/sections/1/props': { heading: 5 },
    });
    expect(present).toMatchObject([{ check: 'schema/section-props' }]);
  });

  it.each([0, 'two', 1.5])('leaves %j, which is no version, to the schema of the page', (version) => {
    const changes = { 'pages/about.json#/sections/0/version': version };
    expect(checkSite(tinySite(changes))).toMatchObject([
      { check: 'schema/page', pointer: '/sections/0/version' },
    ]);
  });
});
