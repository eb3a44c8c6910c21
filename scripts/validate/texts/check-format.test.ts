import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../../tests/copy-site.ts';
import { validateSite } from '../validate-site.ts';

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../../tests/fixtures/mini-site'));
});
afterAll(() => rm(site.root, { recursive: true }));

const home = 'pages/home.json';
const problemsWith = async (change: (text: string) => string) => {
  const text = await site.read(home);
  await site.write(home, change(text));
  const { problems } = await validateSite(site.root);
  await site.write(home, text);
  return problems.map(({ check, file, line, fix }) => ({ check, file, line, fix }));
};

describe('json/format', () => {
  it('tells the first line that is not in the form of the others, and what mends it', async () => {
    const found = await problemsWith((text) => text.replace('\n  "path"', '\n    "path"'));
    expect(found).toEqual([{ check: 'json/format', file: home, line: 4, fix: { format: true } }]);
  });

  it('tells a property that was written behind the brace of a group, and not the brace that ends it', async () => {
    const found = await problemsWith((text) =>
      text.replace(/\{\n\s*("type")/, '{ "draft": false,\n      $1'),
    );
    const text = await site.read(home);
    const line = text.slice(0, /\{\n\s*"type"/.exec(text)?.index).split('\n').length;
    expect(found).toEqual([{ check: 'json/format', file: home, line, fix: { format: true } }]);
  });

  it.each([
    ['\n  "path"', '\n    "path"', 'two spaces for each level'],
    ['\n  "path"', '\n\n  "path"', 'no empty lines'],
    [',\n  "path"', ', "path"', 'each property in a line of its own'],
  ])('says what of the form is missing', async (from, to, lack) => {
    const text = await site.read(home);
    await site.write(home, text.replace(from, to));
    const { problems } = await validateSite(site.root);
    await site.write(home, text);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(`others: ${lack}. Run`)]);
  });

  it('tells letters that are written as numbers', async () => {
    const text = await site.read(home);
    await site.write(home, text.replace('"home"', String.raw`"hom\u0065"`));
    const { problems } = await validateSite(site.root);
    await site.write(home, text);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('in the form of the others: letters written as themselves.'),
    ]);
  });

  it('tells a missing line break at the end', async () => {
    expect(await problemsWith((text) => text.trimEnd())).toMatchObject([{ check: 'json/format' }]);
  });

  it('waits until the faults are mended', async () => {
    const found = await problemsWith((text) => JSON.stringify({ ...JSON.parse(text), pth: '/' }));
    expect(found).toMatchObject([{ check: 'schema/page' }]);
  });

  it('accepts what programs write', async () => {
    expect(await problemsWith((text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`)).toEqual([]);
  });
});
