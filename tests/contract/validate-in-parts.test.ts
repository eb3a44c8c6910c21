import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateSite } from '../../scripts/bench/generate-site.ts';
import { keepValidators, validateSite } from '../../scripts/validate/validate-site.ts';

const validators = keepValidators();
let root = '';

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path.join(root, file), text.replace(from, to));
};

beforeAll(() => {
  root = generateSite(1000).root;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Where the problems are, read in parts; they must be those of the whole. */
const checksOfBoth = async (): Promise<Set<string>> => {
  const whole = await validateSite(root, { validators });
  const parts = await validateSite(root, { validators, inParts: true });
  expect(parts.problems).toEqual(whole.problems);
  expect([...parts.files.texts.keys()].sort()).toEqual([...whole.files.texts.keys()].sort());
  return new Set(whole.problems.map(({ check }) => check));
};

it('tells the same of a large site whether it is read in parts or as a whole', {
  timeout: 120_000,
}, async () => {
  expect([...(await checksOfBoth())].sort()).toEqual(['ref/orphan-asset', 'ref/orphan-page']);
  // Faults in pages of several parts, between pages, in words of every kind of use, and in the settings.
  edit('pages/page-00003.json', '"type": "story"', '"type": "storyy"');
  edit('pages/page-00204.json', '"t:generated.page-00204.s0.t1"', '"t:generated.page-00204.s0.t9"');
  edit('pages/page-00405.json', '"id": "page-00405"', '"id": "page-00404"');
  edit('pages/page-00606.json', '"page:page-00607"', '"page:page-99999"');
  edit('pages/page-00707.json', '"path": "/generated/page-00707"', '"path": "/generated/page-00706"');
  edit('pages/home.json', '"t:home.', '"t:home.gone.');
  edit('locales/es.json', 'parte 1.909', 'parte 1.909 %{nothing}');
  edit('locales/en.json', 'part 1.910 of', 'part 1.910  of TBD');
  edit('site.config.json', '"page:', '"page:no-');
  expect((await checksOfBoth()).size).toBeGreaterThan(6);
  edit('pages/page-00808.json', '"meta": {', '"meta": {,');
  expect(await checksOfBoth()).toContain('json/syntax');
});
