import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProblem } from '../testing/sample-report.ts';
import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';

let folder = '';
const file = () => path.join(folder, 'deep/baseline.json');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baseline-'));
});

afterAll(() => rm(folder, { recursive: true }));

const old = [
  sampleProblem(),
  sampleProblem({ pointer: '/sections/1/props/items', missing: 'icon', message: '"icon" is missing.' }),
];

const compare = async (now: typeof old) => {
  await writeBaseline(file(), old);
  return compareWithBaseline(now, await readBaseline(file()));
};

describe('a baseline', () => {
  it('passes over what it lists', async () => {
    expect(await compare(old)).toEqual({ fresh: [], passed: 2, removable: [] });
  });

  it('knows its problems when lines move and sections come before them', async () => {
    const moved = old.map((problem) => ({
      ...problem,
      line: problem.line + 30,
      pointer: problem.pointer.replace('/sections/1', '/sections/2'),
    }));
    expect((await compare(moved)).fresh).toEqual([]);
  });

  it('knows a problem that moved within its file by its words', async () => {
    const moved = sampleProblem({ pointer: '/sections/1/props/inner/titel' });
    expect((await compare([moved])).fresh).toEqual([]);
  });

  it('lets new problems through, also a second one like an old one', async () => {
    const second = sampleProblem({ pointer: '/sections/1/props/other', message: 'Another.' });
    expect((await compare([...old, second])).fresh).toEqual([second]);
    expect((await compare([...old, sampleProblem()])).fresh).toHaveLength(1);
  });

  it('reports what is mended as removable', async () => {
    expect((await compare([sampleProblem()])).removable).toEqual([
      'pages/home.json#/sections/#hero/props/items/icon schema/section-props',
    ]);
  });

  it('says of nothing that it is mended while a new problem may keep it from being told', async () => {
    const fresh = sampleProblem({ pointer: '/sections/1/props/other', message: 'Another.' });
    expect((await compare([fresh])).removable).toEqual([]);
  });

  it('names no line, so that edits elsewhere leave it as it is', async () => {
    await writeBaseline(file(), old);
    expect(await readFile(file(), 'utf8')).not.toMatch(/"line"|"column"/);
  });

  it.each([
    ['is not JSON', '{'],
    ['lists no problems', '{ "problems": [{ "check": 1 }] }'],
  ])('that %s is refused in words', async (reason, text) => {
    const broken = path.join(folder, 'broken.json');
    await writeFile(broken, text);
    await expect(readBaseline(broken)).rejects.toThrow(`it ${reason}`);
    await expect(readBaseline(path.join(folder, 'none.json'))).rejects.toThrow('there is no such file');
  });
});
