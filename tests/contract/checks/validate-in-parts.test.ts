import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateSite } from '../../../scripts/bench/generate-site.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import {
  formatRecord,
  recordOfTexts,
} from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';

const validators = keepValidators();
let root = '';

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path.join(root, file), text.replace(from, to));
};

beforeEach(() => {
  root = generateSite(300).root;
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Where the problems are, read in parts; they must be those of the whole. */
const checksOfBoth = async (): Promise<Set<string>> => {
  const whole = await validateSite(root, { validators });
  const parts = await validateSite(root, { validators, inPartsFrom: 300, threads: 2 });
  expect(parts.problems).toEqual(whole.problems);
  expect([...parts.files.texts.keys()].sort()).toEqual([...whole.files.texts.keys()].sort());
  return new Set(whole.problems.map(({ check }) => check));
};

it('tells the same of a large site whether it is read in parts or as a whole', {
  timeout: 120_000,
}, async () => {
  expect([...(await checksOfBoth())]).toEqual(['ref/orphan-page']);
  // Faults in pages of several parts, between pages, in words of every kind of use, and in the settings.
  edit('pages/page-00003.json', '"type": "story"', '"type": "storyy"');
  edit('pages/page-00104.json', '"t:generated.page-00104.s0.t1"', '"t:generated.page-00104.s0.t9"');
  edit('pages/page-00205.json', '"id": "page-00205"', '"id": "page-00204"');
  edit('pages/page-00216.json', '"page:page-00217"', '"page:page-99999"');
  edit('pages/page-00227.json', '"path": "/generated/page-00227"', '"path": "/generated/page-00226"');
  edit('pages/home.json', '"t:home.', '"t:home.gone.');
  edit('locales/es.json', 'parte 1.249', 'parte 1.249 %{nothing}');
  edit('locales/en.json', 'part 1.250 of', 'part 1.250  of');
  edit('locales/en.json', 'part 1.251 of', 'part 1.251 of TBD');
  edit('site.config.json', '"page:', '"page:no-');
  expect((await checksOfBoth()).size).toBeGreaterThan(6);
  // Of these only some parts know.
  const redirects = '{ "/gone": "page:nowhere", "/aside": "AKIAIOSFODNN7EXAMPLE" }';
  edit('site.config.json', '"facts": {', `"redirects": ${redirects}, "facts": {`);
  const records = {
    es: { 'generated.page-00007.title': formatRecord(recordOfTexts('another text', 'otro')) },
  };
  writeFileSync(path.join(root, 'translations.lock.json'), JSON.stringify(records));
  expect([...(await checksOfBoth())]).toEqual(
    expect.arrayContaining(['i18n/stale', 'ref/missing-entry', 'config/secret']),
  );
  edit('pages/page-00238.json', '"meta": {', '"meta": {,');
  expect(await checksOfBoth()).toContain('json/syntax');
});
