import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tinySchemas } from '../../../src/engine/core/checks/testing/tiny-schemas.ts';
import { tinySite } from '../../../src/engine/core/checks/testing/tiny-site.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';
import { checkCode } from './check-code.ts';

let project = '';
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'code-'));
  for (const type of ['banner', 'grid', 'ask']) await addComponent(type);
  const mails = path.join(project, mailWordsFile);
  await mkdir(path.dirname(mails), { recursive: true });
  await writeFile(mails, '{ "en": {}, "es": {} }');
});
afterEach(() => rm(project, { recursive: true }));

const addComponent = async (type: string, code = '') => {
  const folder = path.join(project, 'src/site/sections', type);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'Component.tsx'), `${code}\n<Drawing {...props} />`);
};

const found = async (schemas = tinySchemas) =>
  (await checkCode({ source: { ...tinySite(), schemas }, project, unreadable: new Set() })).map(
    ({ check, file }) => `${check} ${file}`,
  );

describe('schemas and code', () => {
  it('that fit have no problem, also when they are looked at again', async () => {
    expect(await found()).toEqual([]);
    expect(await found()).toEqual([]);
  });

  it('schema/no-component: a schema without a component', async () => {
    await rm(path.join(project, 'src/site/sections/grid'), { recursive: true });
    expect(await found()).toEqual(['schema/no-component schemas/sections/grid.schema.json']);
  });

  it('schema/no-schema: a component without a schema', async () => {
    await addComponent('map');
    expect(await found()).toEqual(['schema/no-schema src/site/sections/map/Component.tsx']);
  });

  it('schema/unlisted-icon: an icon that a component draws and its schema does not list', async () => {
    await addComponent('banner', '<Icon className={css} name="sun" />');
    const listing = (icons: string[]) => ({
      ...tinySchemas,
      'sections/banner.schema.json': { ...tinySchemas['sections/banner.schema.json'], 'x-icons': icons },
    });
    const told = 'schema/unlisted-icon schemas/sections/banner.schema.json';
    expect(await found()).toEqual([told]);
    expect(await found(listing(['moon']))).toEqual([told]);
    expect(await found(listing(['moon', 'sun']))).toEqual([]);
  });

  it('schema/unread-property: words that a page may write and its component does not name', async () => {
    const component = path.join(project, 'src/site/sections/banner/Component.tsx');
    await writeFile(component, 'export const Component = ({ title, text }) => <p>{text}</p>;');
    const { properties } = tinySchemas['sections/banner.schema.json'] as { properties: object };
    const named = (name: string) => ({
      ...tinySchemas,
      'sections/banner.schema.json': {
        properties: {
          text: { $ref: '../defs.schema.json#/$defs/text' },
          [name]: Object.values(properties)[0],
        },
      },
    });
    expect(await found(named('title'))).toEqual([]);
    expect(await found(named('subtitle'))).toEqual([
      'schema/unread-property schemas/sections/banner.schema.json',
    ]);
  });

  it('schema/live-static: a component with a handler, also in a part of it, that is listed as needing no code', async () => {
    const list = path.join(project, 'src/site/sections/static-components.ts');
    await writeFile(list, "export * as banner from './banner/Component.tsx';\n");
    expect(await found()).toEqual([]);
    await addComponent('banner', "import { More } from '../grid/Component.tsx';\n");
    await addComponent('grid', 'export const More = () => <button onClick={more} />;\n');
    expect(await found()).toEqual(['schema/live-static src/site/sections/banner/Component.tsx']);
    const needing = { ...tinySchemas['sections/banner.schema.json'], 'x-needs': 'consent' };
    expect(await found({ ...tinySchemas, 'sections/banner.schema.json': needing })).toEqual([]);
    const { 'sections/banner.schema.json': _gone, ...others } = tinySchemas;
    expect(await found(others)).toEqual(['schema/no-schema src/site/sections/banner/Component.tsx']);
    await writeFile(list, '');
    expect(await found()).toEqual([]);
  });

  it('ref/orphan-section: a type that no page shows', async () => {
    await addComponent('map');
    expect(await found({ ...tinySchemas, 'sections/map.schema.json': {} })).toEqual([
      'ref/orphan-section schemas/sections/map.schema.json',
    ]);
    expect(await found({ ...tinySchemas, 'sections/map.schema.json': { 'x-spare': true } })).toEqual([]);
  });
});
