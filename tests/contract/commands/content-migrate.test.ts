import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './copy-project.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const content = (...words: string[]) => copy.run('scripts/content.ts', ...words);

const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(copy.root, file), text);

const schema = 'schemas/sections/logos.schema.json';
const pages = ['pages/home.json', 'pages/partner-with-us.json', 'pages/solutions.json'];
const bytes = () => pages.map(read);

/** Version 2 of the wordmarks: "layout" is called "arrangement", and a tone is demanded. */
const raiseVersion = () => {
  const tone = '"tone": { "description": "The tone.", "const": "warm" },\n    "arrangement": {';
  write(
    schema,
    read(schema)
      .replace('"type": "object"', '"x-version": 2,\n  "type": "object"')
      .replace('"title", "layout"', '"title", "tone", "arrangement"')
      .replace('"layout": {', tone),
  );
};

/** A page as it must be afterwards: nothing else than what the steps say is another. */
const expected = (text: string) =>
  text.replace(
    /"type": "logos",\n {6}("id"[\s\S]*?)"layout"([\s\S]*?\n {8}\])\n/,
    '"type": "logos",\n      "version": 2,\n      $1"arrangement"$2,\n        "tone": "warm"\n',
  );

it('migrate brings every section to the version of its schema, twice as once, and refuses what is newer', async () => {
  const before = bytes();
  raiseVersion();
  const without = await content('migrate');
  expect([without.code, without.stderr]).toEqual([
    1,
    expect.stringContaining(
      'schemas/migrations/logos.json:1:1  The step to version 2 of "logos" is missing.',
    ),
  ]);
  const steps = [{ to: 2, changes: [{ rename: ['layout', 'arrangement'] }, { set: ['/tone', 'warm'] }] }];
  mkdirSync(path.join(copy.root, 'schemas/migrations'), { recursive: true });
  write('schemas/migrations/logos.json', `${JSON.stringify({ steps }, null, 2)}\n`);

  const check = await content('migrate', '--check');
  expect([check.code, check.stderr]).toEqual([1, expect.stringContaining('3 sections are behind.')]);
  expect(check.stderr).toContain('pages/home.json:417:15  This is written for version 1 of "logos"');
  expect(bytes()).toEqual(before);

  const { stdout } = await content('migrate');
  expect(stdout).toContain('3 sections are up to date now.');
  expect(stdout).toContain('The code must follow: src/site/sections/logos/Component.tsx.');
  expect(bytes()).toEqual(before.map(expected));
  expect(bytes()).not.toEqual(before);
  const again = await content('migrate');
  expect([again.code, again.stdout]).toEqual([undefined, expect.stringContaining('Nothing to do.')]);
  await content('new', 'page', 'more-marks', '--sections', 'logos');
  expect(read('pages/more-marks.json')).toContain('"type": "logos",\n      "version": 2,');

  write(pages[0] ?? '', read(pages[0] ?? '').replace('"version": 2', '"version": 3'));
  const newer = await content('migrate');
  expect([newer.code, newer.stderr]).toEqual([
    1,
    expect.stringMatching(/home\.json:418:18 .* only at version 2/),
  ]);
  expect(bytes().slice(1)).toEqual(before.slice(1).map(expected));
});
