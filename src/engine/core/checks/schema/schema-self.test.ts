import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { tinySite } from '../testing/tiny-site.ts';

const withBanner = (banner: object) => {
  const site = tinySite();
  const schemas = { ...site.schemas, 'sections/banner.schema.json': { ...banner } };
  return checkSite({ ...site, schemas }).map(({ check, file }) => `${check} ${file}`);
};

/** What is told when the shared schemas have more or others, and a site has further schemas. */
const withDefs = (changes: object, further: object = {}) => {
  const site = tinySite();
  const { $defs, ...defs } = site.schemas['defs.schema.json'] as { $defs: Record<string, object> };
  const shared = { ...defs, $defs: { ...$defs, ...changes } };
  const found = checkSite({ ...site, schemas: { ...site.schemas, 'defs.schema.json': shared, ...further } });
  return found.filter(({ check }) => check === 'schema/self');
};

describe('schema/self', () => {
  it('reports a schema whose reference leads nowhere', () => {
    expect(withBanner({ properties: { title: { $ref: '../defs.schema.json#/$defs/txt' } } })).toContain(
      'schema/self schemas/sections/banner.schema.json',
    );
  });

  it('reports a word that schemas do not have', () => {
    expect(withBanner({ type: 'object', requird: ['title'] })).toContain(
      'schema/self schemas/sections/banner.schema.json',
    );
  });

  it('reports what is wrong in a schema that others lead to there, and once', () => {
    const { $defs } = tinySite().schemas['defs.schema.json'] as { $defs: Record<string, object> };
    const told = (text: object) => withDefs({ text }).map(({ file, pointer }) => `${file}#${pointer}`);
    expect(told({ ...$defs.text, 'minLength ': 1 })).toEqual([
      'schemas/defs.schema.json#/$defs/text/minLength ',
    ]);
    expect(told({ ...$defs.text, type: 'list' })).toEqual(['schemas/defs.schema.json#/$defs/text/type']);
  });

  const withForm = (change: object) => {
    const site = tinySite();
    const rules = { ...site.schemas['forms/ask.schema.json'], ...change };
    const found = checkSite({ ...site, schemas: { ...site.schemas, 'forms/ask.schema.json': rules } });
    return found.map(({ check, pointer, message }) => `${check} ${pointer} ${message}`);
  };
  const name = { description: 'The name.', type: 'string' };
  const withName = (rules: object) => withForm({ required: [], properties: { name: { ...name, ...rules } } });

  it.each([
    [{ minLength: 9, maxLength: 2 }, '/properties/name/minLength "minLength" is 9 and "maxLength" 2'],
    [{ minLength: 2, maxLength: 0 }, '/properties/name/maxLength "minLength" is 2 and "maxLength" 0'],
    [
      { type: 'number', maxLength: 2 },
      '/properties/name/type "type" is "number", but "maxLength" stands beside it',
    ],
    [{ minLength: 2, maxLength: -9 }, '/properties/name/maxLength "maxLength" of a schema cannot be this'],
    [{ minLength: 2, maxLength: null }, '/properties/name/maxLength "maxLength" of a schema cannot be this'],
    [{ enum: ['a', 'b', 'a'] }, '/properties/name/enum/2 The value "a" stands twice.'],
    [{ pattern: '^[a-z' }, '/properties/name/pattern This pattern cannot be read'],
    [{ pattern: '' }, '/properties/name/pattern An empty pattern'],
    [{ mnLength: 2 }, '/properties/name/mnLength A schema has no word "mnLength". Did you mean "minLength"?'],
    [{ type: 'text' }, '/properties/name/type "type" is "text". It can be "string", "number"'],
    [
      { type: 'array', minLength: 2 },
      '/properties/name/type "type" is "array", but "minLength" stands beside',
    ],
  ])('places the fault of a form: %j', (rules, told) => {
    expect(withName(rules)).toEqual([expect.stringContaining(`schema/self ${told}`)]);
  });

  it('says what keeps unknown names out when something else is written there', () => {
    expect(withForm({ additionalProperties: null })).toEqual([
      'schema/self /additionalProperties "additionalProperties" cannot be this. Write false, so that a misspelt name is caught.',
    ]);
  });

  it('says where a property belongs that stands beside the others', () => {
    expect(withForm({ required: [], phone: { description: 'Where to call.', type: 'string' } })).toEqual([
      'schema/self /phone A schema has no word "phone". Move it into "properties".',
    ]);
  });

  it('reports a required name that is not described, and a schema that calls itself another', () => {
    expect(withForm({ required: ['name', 'topics'] })).toEqual([
      expect.stringContaining('schema/self /required/1 "topics" must be there'),
    ]);
    expect(withForm({ $id: 'forms/asks.schema.json' })).toEqual([
      expect.stringContaining(
        'schema/self /$id This file is schemas/forms/ask.schema.json, but its schema calls itself',
      ),
    ]);
    const { schemas: all, ...site } = tinySite();
    const { 'sections/banner.schema.json': banner = {}, ...schemas } = all;
    const renamed = {
      ...site,
      schemas: { ...schemas, 'sections/banner.json': { ...banner, $id: 'sections/banner.schema.json' } },
    };
    expect(checkSite(renamed).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('Call this file schemas/sections/banner.schema.json.'),
    );
    expect(withForm({ $id: [] })).toEqual([expect.stringContaining('but its schema calls itself a list.')]);
  });

  it.each([
    [
      { $ref: '../defs.schema.json#/$defs/txt' },
      '/properties/name/$ref "../defs.schema.json#/$defs/txt" leads to no',
    ],
    [
      { $ref: 'defs.schema.json#/$defs/text' },
      '/properties/name/$ref "defs.schema.json#/$defs/text" leads to no',
    ],
    [
      { $ref: "../defs.schema.json#'/$defs/text" },
      `/properties/name/$ref "../defs.schema.json#'/$defs/text" leads to no schema. Did you mean "../defs.schema.json#/$defs/text"?`,
    ],
    [
      { type: 'string', description: ' ' },
      '/properties/name/description The property "name" has no description',
    ],
  ])('reports a reference that leads nowhere, and words that say nothing: %j', (rules, told) => {
    expect(withName(rules)).toEqual([expect.stringContaining(`schema/self ${told}`)]);
  });

  it.each([
    [{ $schema: 'http://json-schema.org/draft-07/schema#' }, '/$schema This says that the file follows'],
    [{ 'x-limit': 1.5 }, '/x-limit "x-limit" is 1.5.'],
    [{ 'x-limit': '1' }, '/x-limit "x-limit" is "1".'],
    [{ 'x-spare': 'yes' }, '/x-spare "x-spare" is "yes". Write true, or remove the line.'],
    [{ 'x-enabledOn': 'page' }, '/x-enabledOn "x-enabledOn" is "page". Write a list of places: "page"'],
    [
      { 'x-enabledOn': ['layout.aftter'] },
      '/x-enabledOn/0 A section cannot stand on "layout.aftter". The places are "page", "layout.before", "layout.after", "layout.error", "layout.untranslated". Did you mean "layout.after"?',
    ],
    [{ 'x-atMost': { nmae: 'name' } }, '/x-atMost/nmae "x-atMost" names "nmae", which is no property'],
    [{ properties: {} }, '/properties "properties" describes nothing, but this must be there: "name"'],
    [{ properties: undefined }, '/required "properties" describes nothing, but this must be there: "name"'],
    [{ required: ['name', 'name'] }, '/required/1 This stands in "required" twice.'],
  ])('reports words about the whole schema that cannot be right: %j', (rules, told) => {
    expect(withForm(rules)).toEqual([expect.stringContaining(`schema/self ${told}`)]);
  });

  it('takes that of two similar names for misspelt that no other schema has', () => {
    const titled = (required: string[], described: string) =>
      withForm({ required, properties: { [described]: { ...name, description: 'Words.' } } });
    expect(titled(['title'], 'tilte')).toEqual([
      'schema/self /properties/tilte "tilte" is described, but "title" must be there. Did you mean "title"?',
    ]);
    expect(titled(['tilte'], 'title')).toEqual([
      'schema/self /required/0 "tilte" must be there, but "properties" does not describe it. Did you mean "title"?',
    ]);
  });

  it('tells a misspelt word once, and where a kind of value is missing', () => {
    const banner = { $ref: '../defs.schema.json#/$defs/part' };
    const told = (part: object) =>
      withDefs({ part }, { 'sections/part.schema.json': banner }).map(({ pointer }) => pointer);
    const part = { type: 'object', additionalProperties: false };
    expect(told({ ...part, properties: { name: { type: 'string', descripton: 'A name.' } } })).toEqual([
      '/$defs/part/properties/name/descripton',
    ]);
    const { type: _, ...kindless } = part;
    expect(told({ ...kindless, required: ['name'], properties: { name } })).toEqual([
      expect.stringMatching(/^\/\$defs\/part\/(required|properties|additionalProperties)$/),
    ]);
  });

  it('reports a schema that lets unknown properties through on purpose', () => {
    expect(withForm({ additionalProperties: true })[0]).toContain('schema/self /additionalProperties');
  });

  it('reports a list of values one behind the other whose number nothing says where they are described', () => {
    const text = { type: 'string' };
    const pair = (more: object) => ({
      description: 'Two',
      type: 'array',
      prefixItems: [text, text],
      ...more,
    });
    const schema = (more: object) => ({
      description: 'A pair',
      type: 'object',
      additionalProperties: false,
      properties: { pair: pair(more) },
    });
    const told = (more: object) =>
      withDefs({}, { 'sections/pair.schema.json': schema(more) }).map(({ pointer }) => pointer);
    expect(told({ maxItems: 2 })).toEqual(['/properties/pair/prefixItems']);
    expect(told({ minItems: 2, maxItems: 2 })).toEqual([]);
  });
});
