import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createValidators, type Validators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import type { Json } from '../../src/engine/core/types.ts';
import { readSite, type SiteFiles } from './site-files.ts';
import { storedValidators } from './stored-validators.ts';

let folder = '';
let site: SiteFiles['source'];
beforeAll(async () => {
  site = (await readSite(path.resolve(import.meta.dirname, '../..'))).source;
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'validators-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The same props of each section, right and with every property spoilt in turn. */
const spoilt = (props: Json): Json[] => [
  props,
  ...Object.keys(props).flatMap((name) => [
    { ...props, [name]: 7 },
    { ...props, [name]: [{ type: 'nothing' }] },
    { ...props, [`${name}x`]: props[name] },
  ]),
];

const allErrors = ({ errors }: Validators) =>
  site.pages.flatMap(({ document: { sections } }) =>
    sections.flatMap(({ type, props }) =>
      spoilt(props as Json).map((value) => errors(`sections/${type}.schema.json`, value)),
    ),
  );

describe('stored validators', () => {
  it('say what freshly compiled ones say, of right and of faulty sections', async () => {
    const fresh = allErrors(createValidators(site.schemas));
    await storedValidators(site.schemas, folder);
    const stored = allErrors(await storedValidators(site.schemas, folder));
    expect(fresh.flat().length).toBeGreaterThan(500);
    expect(stored).toEqual(fresh);
  });

  it('are those of other schemas when a schema changes, and the old ones go', async () => {
    const schema = { type: 'object', additionalProperties: false, properties: { a: { type: 'number' } } };
    const other = { ...schema, properties: { a: { type: 'string' } } };
    const countOf = async (own: Json) => {
      await storedValidators({ 'a.schema.json': own }, folder);
      return (await storedValidators({ 'a.schema.json': own }, folder)).errors('a.schema.json', { a: 1 })
        .length;
    };
    expect([await countOf(schema), await countOf(other)]).toEqual([0, 1]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('are compiled anew when the file is damaged', async () => {
    const schemas = { 'a.schema.json': { type: 'number' } };
    await storedValidators(schemas, folder);
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), 'exports.valid');
    expect((await storedValidators(schemas, folder)).errors('a.schema.json', 'x')).toHaveLength(1);
  });

  it('are compiled anew when the file says something else in the same length', async () => {
    const schemas = { 'a.schema.json': { type: 'string', maxLength: 3 } };
    const errors = async () => (await storedValidators(schemas, folder)).errors('a.schema.json', 'four');
    expect(await errors()).toHaveLength(1);
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('3', '9'));
    expect(await errors()).toHaveLength(1);
  });

  it('are not made of schemas with a fault, so that it is told each time', async () => {
    const schemas = { 'a.schema.json': { $ref: 'nowhere.schema.json' } };
    for (let time = 0; time < 2; time += 1) {
      const validators = await storedValidators(schemas, folder);
      validators.errors('a.schema.json', {});
      expect([...validators.broken.keys()]).toEqual(['a.schema.json']);
    }
    expect(await readdir(folder)).toEqual([]);
  });
});
