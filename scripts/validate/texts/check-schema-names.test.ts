import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { checkSchemaNames } from './check-schema-names.ts';

const config = { $schema: './schemas/site.schema.json' } as unknown as SiteSource['config'];
const page = (file: string, document: object): PageFile => ({
  file,
  document: document as PageFile['document'],
});

const project = path.resolve(import.meta.dirname, '../../..');

const told = (given: Partial<SiteSource>, unreadable: string[] = [], root = project) =>
  checkSchemaNames(given, { root, config: given.config ?? config, unreadable: new Set(unreadable) }).map(
    ({ file, pointer, fix }) => [file, pointer, fix],
  );

describe('json/schema', () => {
  it('asks for the schema of a document that names none, as seen from its folder', () => {
    const given = {
      config: {} as SiteSource['config'],
      pages: [page('pages/home.json', {}), page('pages/solutions/pay.json', {})],
      locales: { en: {} },
    };
    expect(told(given)).toEqual([
      ['site.config.json', '', { add: './schemas/site.schema.json' }],
      ['pages/home.json', '', { add: '../schemas/page.schema.json' }],
      ['pages/solutions/pay.json', '', { add: '../../schemas/page.schema.json' }],
      ['locales/en.json', '', { add: '../schemas/locale.schema.json' }],
    ]);
  });

  it('looks for the schemas of a site elsewhere where the configuration has its own', () => {
    const far = { $schema: `${'../'.repeat(9)}schemas/site.schema.json` } as unknown as SiteSource['config'];
    const given = { config: far, pages: [page('pages/home.json', {})] };
    expect(told(given, [], path.join(tmpdir(), 'no-such-site'))).toEqual([
      ['pages/home.json', '', { add: `${'../'.repeat(10)}schemas/page.schema.json` }],
    ]);
  });

  it('finds the schemas from a site within the project, and says nothing of one elsewhere', () => {
    const given = { config: {} as SiteSource['config'], pages: [page('pages/home.json', {})] };
    expect(told(given, [], path.join(project, 'tests/fixtures/mini-site'))).toEqual([
      ['site.config.json', '', { add: '../../../schemas/site.schema.json' }],
      ['pages/home.json', '', { add: '../../../../schemas/page.schema.json' }],
    ]);
    expect(told(given, [], path.join(tmpdir(), 'no-such-site'))).toEqual([]);
  });

  it('reports a schema in another folder, and only there', () => {
    const wrong = { $schema: '../schemas/site.schema.json' } as unknown as SiteSource['config'];
    const right = page('pages/home.json', { $schema: '../schemas/page.schema.json' });
    expect(told({ config: wrong, pages: [right] })).toEqual([
      ['site.config.json', '/$schema', { set: './schemas/site.schema.json' }],
    ]);
  });

  it('reports the schema of another kind of file', () => {
    const document = { $schema: '../schemas/site.schema.json' };
    expect(told({ pages: [page('pages/home.json', document)] })).toEqual([
      ['pages/home.json', '/$schema', { set: '../schemas/page.schema.json' }],
    ]);
  });

  it('accepts the right one wherever it lies, and says nothing of a file that cannot be read', () => {
    const right = { $schema: 'https://inspira.example/page.schema.json' };
    expect(told({ pages: [page('pages/home.json', right)] })).toEqual([]);
    expect(told({ pages: [page('pages/home.json', {})] }, ['pages/home.json'])).toEqual([]);
  });
});
