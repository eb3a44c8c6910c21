import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinySite } from '../../src/engine/core/checks/testing/tiny-site.ts';
import { writeEditorSchemas } from './write-editor-schemas.ts';

const checks = [
  { id: 'content/terminology', severity: 'warning', description: 'Says how to speak.', advice: '' } as const,
];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'editor-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('the files for editors', () => {
  it('are not written to a folder where no editor is at home', async () => {
    expect(await writeEditorSchemas(folder, { source: tinySite(), checks })).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('are written once, and again only when a value changed', async () => {
    await mkdir(path.join(folder, '.vscode'));
    expect(await writeEditorSchemas(folder, { source: tinySite(), checks })).toBe(true);
    expect(await writeEditorSchemas(folder, { source: tinySite(), checks })).toBe(false);
    const changed = tinySite({ 'locales/en.json#/home/top/title': 'Sip' });
    expect(await writeEditorSchemas(folder, { source: changed, checks })).toBe(true);
    const defs = await readFile(path.join(folder, '.cache/schemas/defs.schema.json'), 'utf8');
    expect(defs).toContain('"Sip"');
  });
});

describe('.vscode/settings.json', () => {
  it('names schemas that exist, those for editors first', async () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const text = await readFile(path.join(root, '.vscode/settings.json'), 'utf8');
    const settings = JSON.parse(text) as { 'json.schemas': { url: string; schema?: unknown }[] };
    for (const { url, schema } of settings['json.schemas']) {
      await expect(readFile(path.join(root, url), 'utf8')).resolves.toContain('"$schema"');
      if (schema)
        expect(schema).toMatchObject({
          allOf: [
            { $ref: url.replace('./schemas', '../.cache/schemas') },
            { $ref: `${path.basename(url)}?plain` },
          ],
        });
    }
  });
});
