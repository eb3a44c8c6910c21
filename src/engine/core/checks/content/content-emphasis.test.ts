import { describe, expect, it } from 'vitest';
import { objectOf } from '../../json/json-value.ts';
import { checkSite } from '../testing/check-site.ts';
import { tinySite } from '../testing/tiny-site.ts';

const home = 'pages/home.json#/sections/0/props';
const banner = 'sections/banner.schema.json';

/** The tiny site with a heading whose end is emphasized, in both languages. */
const told = (mark: unknown, en: [string, string], es: [string, string]) => {
  const site = tinySite({
    [`${home}/title`]: `t:x.title|${en[0]}`,
    [`${home}/emphasis`]: `t:x.emphasis|${en[1]}`,
    'locales/es.json#/x': { title: es[0], emphasis: es[1] },
  });
  const schema = site.schemas[banner];
  const emphasis = { description: 'The end of the heading.', type: 'string', 'x-endOf': mark };
  const properties = {
    ...objectOf(schema?.properties),
    emphasis: { ...emphasis, type: undefined, $ref: '../defs.schema.json#/$defs/text' },
  };
  const marked = JSON.parse(JSON.stringify({ ...schema, properties }));
  return checkSite({ ...site, schemas: { ...site.schemas, [banner]: marked } })
    .filter(({ check }) => /^content\/emphasis$|^schema\/self$/.test(check))
    .map(({ check, file, pointer }) => `${check} ${file}#${pointer}`);
};

describe('content/emphasis', () => {
  it('accepts the end of the heading, or all of it', () => {
    expect(told('title', ['Let us meet', 'meet'], ['Reunámonos', 'Reunámonos'])).toEqual([]);
  });

  it('reports other words in the language that has them', () => {
    expect(told('title', ['Let us meet', 'us'], ['Reunámonos', 'Reunámonos'])).toEqual([
      `content/emphasis ${home}/emphasis`,
    ]);
    expect(told('title', ['Let us meet', 'meet'], ['Reunámonos', 'reunámonos'])).toEqual([
      'content/emphasis locales/es.json#/x/emphasis',
    ]);
  });

  it('reports words that are the end in no language where the section names them', () => {
    expect(told('title', ['Let us meet', 'us'], ['Reunámonos', 'reunámonos'])).toEqual([
      `content/emphasis ${home}/emphasis`,
    ]);
  });

  it.each(['titel', 'emphasis', 5])(
    'can only be marked as the end of another property, not of %j',
    (mark) => {
      expect(told(mark, ['Let us meet', 'meet'], ['Reunámonos', 'Reunámonos'])).toEqual([
        `schema/self schemas/${banner}#/properties/emphasis/x-endOf`,
      ]);
    },
  );
});
