import { chmod, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../../tests/copy-site.ts';
import { keepValidators } from '../keep-validators.ts';
import type { ValidateOptions } from '../validate-options.ts';
import { validateSite } from '../validate-site.ts';
import { fixSite } from './fix-site.ts';
import { saveTexts } from './save-texts.ts';

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite(path.resolve(import.meta.dirname, '../../../tests/fixtures/mini-site'));
});
beforeEach(() => site.restore());
afterAll(() => rm(site.root, { recursive: true }));

const [home, rooms, en, es, config] = [
  'pages/home.json',
  'pages/rooms.json',
  'locales/en.json',
  'locales/es.json',
  'site.config.json',
] as const;

const validators = keepValidators();

const fix = async (isWanted = (_: { file: string }) => true) => {
  const validate = (how: ValidateOptions) => validateSite(site.root, { validators, ...how });
  const fixed = await fixSite(await validate({}), { isWanted, validate });
  return { ...fixed, left: fixed.site.problems.map(({ check }) => check) };
};

const fixAndSave = async () => {
  const fixed = await fix();
  await saveTexts(site.root, fixed.texts);
  return fixed;
};

/** Each is brought into the site and must leave the site as it was. */
const faults: [what: string, change: [file: string, from: string, to: string]][] = [
  [
    'extra keys',
    [es, '"home": "Inicio",', '"home": "Inicio", "old": { "a": "Viejo", "b": { "c": "Más" } },'],
  ],
  ['unused keys in every language', [en, '"header": {', '"old": { "a": "Old" },\n  "header": {']],
  ['misspelt property names', [rooms, '"layout": "grid"', '"layuot": "grid"']],
  ['misspelt settings', [config, '"notFound"', '"notFuond"']],
  ['misspelt values', [rooms, '"mist"', '"misty"']],
  ['misspelt types of sections', [rooms, '"feature-tiles"', '"feature-tile"']],
  ['edge spaces', [es, '"home": "Inicio"', '"home": " Inicio "']],
  ['literal paths', [home, '"page:rooms#why"', '"/rooms#why"']],
  ['addresses of this site', [home, '"page:rooms#why"', '"https://faro.example/rooms#why"']],
  ['double spaces', [es, '"%{rooms} hab', '"%{rooms}  hab']],
  ['a comma too many', [home, '"id": "home",', '"id": "home",,']],
  ['a comma behind the last value', [es, 'vuelve"\n', 'vuelve",\n']],
  ['missing commas', [home, '"id": "home",\n  "path": "/",', '"id": "home"\n  "path": "/"']],
  [
    'names that stand twice within a group that stands twice',
    [
      es,
      '"home": "Inicio",',
      '"home": "Inicio", "old": { "x": { "a": "Uno" }, "x": { "a": "Uno", "a": "Uno" } },',
    ],
  ],
  ['the canonical format', [home, '\n  "path"', '\n\n      "path"']],
];

describe('validate --fix mends', () => {
  it.each(faults)('%s, and a second run changes nothing', async (_, [file, from, to]) => {
    const good = await site.read(file);
    await site.replace(file, from, to);
    const { left, mended } = await fixAndSave();
    expect({ left, isMended: mended.length > 0 }).toEqual({ left: [], isMended: true });
    expect(await site.read(file)).toBe(good);
    expect((await fix()).texts).toEqual(new Map());
  });

  it('sizes that the file of a picture has not', async () => {
    const [from, size] = ['"src": "/images/faro.svg"', '"width": 600, "height": '];
    await site.replace(home, from, `${from}, ${size}5`);
    expect((await fixAndSave()).left).toEqual([]);
    expect(await site.read(home)).toMatch(/"src": "\/images\/faro.svg", "width": \d+, "height": \d+ }/);
  });

  it('what shows only when something else is mended', async () => {
    const good = [await site.read(rooms), await site.read(es)];
    await site.replace(rooms, '"layout": "grid"', '  "layuot": "grid"');
    await site.replace(es, '"home": "Inicio",', '"home": "Inicio", "old": "Viejo",');
    expect((await fixAndSave()).left).toEqual([]);
    expect([await site.read(rooms), await site.read(es)]).toEqual(good);
  });
});

describe('validate --fix mends how files are written', () => {
  it('also where something is left for a person', async () => {
    const good = await site.read(home);
    await site.replace(home, '\n  "path"', '\n\n      "path"');
    await site.replace(rooms, '"columns": 2', '"columns": 9');
    const { left } = await fixAndSave();
    expect(left).toEqual(['schema/section-props']);
    expect(await site.read(home)).toBe(good);
  });
});

describe('validate --fix leaves alone', () => {
  it('what a person must decide, and tells it', async () => {
    await site.replace(rooms, '"columns": 2', '"columns": 9');
    await site.replace(rooms, '"layout": "grid"', '"layuot": "grid"');
    const { left, texts } = await fix();
    expect(left).toEqual(['schema/section-props']);
    expect([...texts.keys()]).toEqual([rooms]);
  });

  it('words that are left over, while a fault is left that may have lost them', async () => {
    await site.replace(es, '"home": "Inicio",', '"home": "Inicio, casa casa", "old": "Viejo",');
    const { left } = await fixAndSave();
    expect(left).toEqual(['content/repeated-word', 'i18n/extra-key']);
    expect(await site.read(es)).toContain('"old": "Viejo"');
  });

  it('a file whose fault of syntax is more than commas', async () => {
    await site.replace(rooms, '"layout": "grid",', '"layuot": grid",');
    await site.replace(es, '"home": "Inicio"', '"home": " Inicio"');
    const { left, texts } = await fix();
    expect(left).toEqual(['json/syntax']);
    expect([...texts.keys()]).toEqual([es]);
  });

  it('files that were not named', async () => {
    await site.replace(rooms, '"layout": "grid"', '"layuot": "grid"');
    await site.replace(home, '"page:rooms#why"', '"/rooms#why"');
    const { left, texts } = await fix(({ file }) => file === home);
    expect(left).toEqual(['schema/section-props']);
    expect([...texts.keys()]).toEqual([home]);
  });

  it('a file that was changed meanwhile', async () => {
    await site.replace(home, '"page:rooms#why"', '"/rooms#why"');
    const { texts } = await fix();
    await site.replace(home, '"path": "/"', '"path":  "/"');
    const changed = await site.read(home);
    await expect(saveTexts(site.root, texts)).rejects.toThrow(/pages\/home\.json.*changed meanwhile/);
    expect(await site.read(home)).toBe(changed);
    await rm(site.file(home));
    await expect(saveTexts(site.root, texts)).rejects.toThrow(
      'pages/home.json is left as it was. It cannot be written to, or was removed meanwhile. Try again.',
    );
  });
});

describe('a fixed file', () => {
  it('keeps its line ends and its rights, and nothing is left beside it', async () => {
    await site.replace(
      config,
      '"constants"',
      '"checks": { "json/format": { "severity": "off" } },\n  "constants"',
    );
    const before = (await site.read(home)).replaceAll('\n', '\r\n');
    await site.write(home, before.replace('"page:rooms#why"', '"/rooms#why"'));
    await chmod(site.file(home), 0o640);
    expect((await fixAndSave()).left).toEqual([]);
    expect(await site.read(home)).toBe(before);
    expect((await stat(site.file(home))).mode & 0o777).toBe(0o640);
    expect((await readdir(site.file('pages'))).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });

  it('loses a byte order mark, and nothing else with it', async () => {
    const before = await site.read(home);
    await site.write(home, `\uFEFF${before}`);
    expect((await fixAndSave()).left).toEqual([]);
    expect(await site.read(home)).toBe(before);
  });

  it('gets the name of its schema as its first property, and nothing else', async () => {
    const before = await site.read(home);
    await site.write(home, before.replace(/\n {2}"\$schema".*/, ''));
    expect((await fixAndSave()).left).toEqual([]);
    expect(await site.read(home)).toBe(before);
  });
});
