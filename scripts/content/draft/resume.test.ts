import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../cli/list-files.ts';
import { keepPlan, planFile } from '../../site/change-plan.ts';
import { unreadFiles } from '../../validate/texts/unread-files.ts';
import { applyChanges } from './apply-changes.ts';
import { Draft } from './draft.ts';
import { resume } from './resume.ts';

const command = 'content -- rename page home house';
let folder = '';
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resume-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A site and what a command would change in it: a text, a name, a picture, and a file that goes. */
const site = async () => {
  number += 1;
  const root = path.join(folder, String(number));
  const texts = {
    'pages/home.json': 'home',
    'pages/about.json': 'page:home',
    'pages/old.json': 'old',
    'public/linkedin.svg': '<svg/>',
  };
  for (const name of ['pages', 'public']) await mkdir(path.join(root, name), { recursive: true });
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(root, file), text);
  const draft = new Draft({ root, code: root });
  draft.rename('pages/home.json', 'pages/house.json');
  draft.write('pages/about.json', 'page:house');
  draft.remove('pages/old.json');
  draft.move('public/linkedin.svg', 'public/in.svg');
  return { root, draft, changes: draft.changes() };
};

const filesOf = async (root: string) =>
  Promise.all(
    listFiles(root)
      .sort()
      .map(async (file) => [file, await readFile(path.join(root, file), 'utf8')]),
  );

describe('a command that is killed between two files', () => {
  it('is finished by resume, however much of it was done', async () => {
    const whole = await site();
    await applyChanges(whole.draft, { command, changes: whole.changes });
    const wanted = await filesOf(whole.root);
    for (let done = 0; done <= whole.changes.length; done += 1) {
      const { root, draft, changes } = await site();
      await applyChanges(draft, { command, changes: changes.slice(0, done) });
      await keepPlan(root, { command, changes });
      expect(unreadFiles(root)[0]).toMatchObject({
        file: planFile,
        severity: 'error',
        message: expect.stringContaining('npm run content -- resume') as string,
      });
      expect(await resume({ root, code: root })).toEqual(changes);
      expect(await filesOf(root)).toEqual(wanted);
    }
  });

  it.each([
    ['pages/about.json', 'pages/about.json was edited.'],
    ['pages/old.json', 'pages/old.json was edited, and is to be deleted.'],
    ['public/in.svg', 'public/linkedin.svg is to be renamed to public/in.svg, and both are there.'],
  ])('does not lose what somebody wrote into %s in the meantime', async (file, reason) => {
    const { root, changes } = await site();
    await keepPlan(root, { command, changes });
    await writeFile(path.join(root, file), 'mine');
    const before = await filesOf(root);
    await expect(resume({ root, code: root })).rejects.toThrow(`\n  ${reason}\nPut these files back`);
    expect(await filesOf(root)).toEqual(before);
  });

  it('does not bring back what somebody deleted in the meantime', async () => {
    const { root, changes } = await site();
    await keepPlan(root, { command, changes });
    await rm(path.join(root, 'pages/about.json'));
    await expect(resume({ root, code: root })).rejects.toThrow('pages/about.json was deleted.');
  });

  it('can be resumed again when the disk refuses something, such as space', async () => {
    const { root, draft, changes } = await site();
    await applyChanges(draft, { command, changes: changes.slice(0, 1) });
    await keepPlan(root, { command, changes });
    const before = await filesOf(root);
    await mkdir(path.join(root, 'pages/about.json.next'));
    await expect(resume({ root, code: root })).rejects.toThrow('Nothing was changed: ');
    await rm(path.join(root, 'pages/about.json.next'), { recursive: true });
    expect((await filesOf(root)).filter(([file]) => file !== planFile)).toEqual(
      before.filter(([file]) => file !== planFile),
    );
    expect(await resume({ root, code: root })).not.toEqual([]);
    expect(await readFile(path.join(root, 'pages/about.json'), 'utf8')).toBe('page:house');
  });

  it('leaves nothing behind when it came to its end', async () => {
    const { root, draft, changes } = await site();
    await applyChanges(draft, { command, changes });
    expect(await resume({ root, code: root })).toEqual([]);
    expect(listFiles(root).filter((file) => file.startsWith('.'))).toEqual([]);
  });
});
