import { describe, expect, it } from 'vitest';
import { createValidators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import { tinySite } from '../../src/engine/core/checks/testing/tiny-site.ts';
import { objectOf } from '../../src/engine/core/json/json-value.ts';
import type { Json } from '../../src/engine/core/types.ts';
import { editorSchemas } from './editor-schemas.ts';
import { projectValues } from './project-values.ts';
import { sectionSnippets } from './snippets.ts';

const source = tinySite();
const values = projectValues(source);
const link = { id: 'link/broken', description: 'Links lead somewhere.', advice: 'Mend them.' } as const;
const checks = [{ ...link, severity: 'error' as const }];
const schemas = editorSchemas(source.schemas, { values, checks });

type Node = { [key: string]: Node } & { enum?: string[]; enumDescriptions?: string[] };
const at = (file: string, path: string): Node | undefined =>
  path.split('/').reduce<Node | undefined>((node, step) => node?.[step], schemas[file] as Node);
const offered = (file: string, path: string) => at(file, `${path}/anyOf/0`);

describe('the schemas for editors', () => {
  it('offer the keys of the words, each with its English words', () => {
    const text = offered('defs.schema.json', '$defs/text');
    const index = text?.enum?.indexOf('t:home.top.title') ?? -1;
    expect(text?.enumDescriptions?.[index]).toBe('Drink');
  });

  it('offer pages and their sections, icons, pictures and collections', () => {
    const link = offered('defs.schema.json', '$defs/link')?.enum;
    expect(link).toEqual(expect.arrayContaining(['page:home', 'page:about#story']));
    expect(offered('defs.schema.json', '$defs/icon')?.enum).toContain('gift');
    expect(values.images.map(({ value }) => value)).toEqual(['/images/cup.svg']);
    expect(values.collections).toEqual([{ value: 'collection:products', description: 'cup' }]);
  });

  it('demand none of these values', () => {
    expect(at('defs.schema.json', '$defs/text/anyOf/1')).toEqual({});
  });

  it('know the props of a section by its type, and what each type is', () => {
    const section = at('page.schema.json', '$defs/section') as Json;
    expect(section.allOf).toContainEqual(
      Object.fromEntries([
        ['if', { properties: { type: { const: 'banner' } }, required: ['type'] }],
        ['then', { properties: { props: { $ref: 'sections/banner.schema.json' } } }],
      ]),
    );
    expect(offered('page.schema.json', '$defs/section/properties/type')?.enum).toContain('banner');
  });

  it('offer the checks where settings and suppressions name them', () => {
    expect(at('site.schema.json', 'properties/checks/properties/link~1broken')).toBeUndefined();
    expect(Object.keys(at('site.schema.json', 'properties/checks/properties') ?? {})).toEqual([
      'link/broken',
    ]);
  });

  it('offer no check that settings cannot change, and the options of one where they are set', () => {
    const words = { kind: 'list' as const, meaning: 'Words that are alike in all languages.' };
    const known = [
      { ...link, severity: 'error' as const, options: { words } },
      { ...link, id: 'schema/page' as const, severity: 'error' as const },
    ];
    const offering = editorSchemas(source.schemas, { values, checks: known });
    const site = JSON.stringify(offering['site.schema.json']);
    expect(site).toContain('"words":{"type":"array"');
    expect(site).not.toContain('schema/page');
  });

  it('put the words of a property before those of what it refers to, as editors show the first', () => {
    const banner = objectOf(schemas['sections/banner.schema.json']?.properties);
    const { description, allOf } = objectOf(banner.title);
    expect(description).toBe('The heading.');
    expect(allOf).toEqual([
      { description, markdownDescription: description },
      { $ref: expect.stringContaining('/text') as string },
    ]);
  });

  it('leave the schemas that content is measured by as they are', () => {
    expect(JSON.stringify(source.schemas)).not.toMatch(
      /markdownDescription|defaultSnippets|enumDescriptions/,
    );
  });

  it('can be made of a site with faults', () => {
    const faulty = tinySite({ 'pages/home.json': 'x', 'locales/en.json': [], 'site.config.json': null });
    expect(() => projectValues(faulty)).not.toThrow();
  });
});

/** What an editor makes of a snippet when nobody changes anything in it. */
const filled = (body: unknown): Json =>
  JSON.parse(
    JSON.stringify(body)
      .replace(/"\^([^"]+)"/g, '$1')
      .replace(/\$\{\d+:([^}]*)\}/g, '$1'),
  ) as Json;

describe('the snippets of sections', () => {
  const validators = createValidators(source.schemas);
  it.each(sectionSnippets(source.schemas))('$label has all that it needs and nothing else', ({ body }) => {
    const { type, props } = filled(body);
    const errors = validators.errors(`sections/${String(type)}.schema.json`, props);
    const kinds = errors.map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params }));
    expect(kinds.filter(({ keyword }) => /required|additionalProperties|type/.test(keyword))).toEqual([]);
  });

  it('name the version of a type that is not at its first', () => {
    const schema = { ...source.schemas['sections/hero.schema.json'], 'x-version': 3 };
    const [snippet] = sectionSnippets({ ...source.schemas, 'sections/hero.schema.json': schema }).filter(
      ({ label }) => label === 'section hero',
    );
    expect(Object.entries(snippet?.body as Json).slice(0, 2)).toEqual([
      ['type', 'hero'],
      ['version', 3],
    ]);
  });
});
