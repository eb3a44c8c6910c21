import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitIn } from '../../../tests/git-in.ts';
import { parseJson } from '../../site/file-reader.ts';
import { SiteTexts } from '../../site/site-texts.ts';
import { checkTexts } from './check-texts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conflict-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const group = (...lines: string[]) =>
  `{\n  "home": {\n${['"title": "Home"', ...lines].map((line) => `    ${line}`).join(',\n')}\n  }\n}\n`;

const commit = (text: string) => {
  writeFileSync(path.join(folder, 'texts.json'), text);
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-m', 'texts');
};

/** What git leaves of a file when two people have added a line at the end of the same group. */
const merged = (): string => {
  gitIn(folder, 'init', '-b', 'main');
  commit(group());
  gitIn(folder, 'checkout', '-b', 'other');
  commit(group('"offer": "For two nights"'));
  gitIn(folder, 'checkout', 'main');
  commit(group('"news": "Open all year"'));
  const { status } = spawnSync('git', ['-c', 'merge.conflictStyle=merge', 'merge', 'other'], { cwd: folder });
  expect(status).toBe(1);
  return readFileSync(path.join(folder, 'texts.json'), 'utf8');
};

/** What is told of a text that stands in a file of this name. */
const toldOf = (file: string, text: string) => {
  const { fault } = parseJson(file, text);
  const texts = new SiteTexts('', new Map([[file, text]]));
  texts.note(file);
  return checkTexts({ texts, repeating: fault ? [] : [file], faults: fault ? [fault] : [] });
};

const files: [file: string, advice: string][] = [
  [
    'locales/en.json',
    'Keep the lines of both, with a comma between them. If a name stands twice, keep only the right line.',
  ],
  ['translations.lock.json', 'Keep the lines of both, with a comma between them'],
  ['pages/home.json', 'Keep what each of them has changed'],
  ['site.config.json', 'Keep what each of them has changed'],
];

describe('json/syntax after a merge', () => {
  it.each(files)('asks to keep what both have done, at the first mark: %s', (file, advice) => {
    const text = merged();
    const line = text.split('\n').findIndex((each) => each.startsWith('<<<<<<<')) + 1;
    const [problem, ...more] = toldOf(file, text);
    expect(problem).toMatchObject({ check: 'json/syntax', line, column: 1, endColumn: 8 });
    expect(problem?.message).toContain(advice);
    expect(more).toEqual([]);
  });

  it('is right when what it asks for is done: nobody has lost a word', () => {
    const left = merged();
    const told = toldOf('locales/en.json', left)[0]?.message;
    expect(told).toContain('Then remove the lines that begin with <<<<<<<, ======= and >>>>>>>.');
    const text = left.replace('\n=======', ',\n=======').replace(/^[<=>]{7}.*\n/gm, '');
    expect(JSON.parse(text).home).toEqual({ title: 'Home', news: 'Open all year', offer: 'For two nights' });
    expect(toldOf('locales/en.json', text)).toEqual([]);
  });

  it.each(['<<<<<<<', '|||||||', '=======', '>>>>>>>'])('finds a mark that was left behind: %s', (mark) => {
    const text = group('"offer": "For two nights"').replace('    "offer"', `${mark} x\n    "offer"`);
    expect(toldOf('pages/home.json', text)[0]).toMatchObject({ line: 4, column: 1 });
  });

  it('takes no such signs in a text for one', () => {
    expect(toldOf('pages/home.json', group('"arrows": "<<<<<<< ======="'))).toEqual([]);
  });
});

describe('two versions of the same line', () => {
  it('ask for the right one, and not for both', () => {
    const text =
      '{\n<<<<<<< HEAD\n  "title": "Home"\n||||||| base\n  "title": "Start"\n=======\n  "title": "Welcome"\n>>>>>>> other\n}\n';
    expect(toldOf('locales/en.json', text)[0]?.message).toBe(
      'Two people have changed this place of the file. Of the two lines with one name, keep the right one. Then remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    );
  });
});
