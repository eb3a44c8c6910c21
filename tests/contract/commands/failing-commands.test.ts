import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../scripts/cli/list-files.ts';
import { resume } from '../../../scripts/content/draft/resume.ts';
import { siteLockFile } from '../../../scripts/content/draft/with-site-lock.ts';
import { readTranslatedSite } from '../../../scripts/i18n/read-translated-site.ts';
import { planFile } from '../../../scripts/site/change-plan.ts';
import { project, runCommand } from '../../command.ts';

const failingDisk = pathToFileURL(path.join(import.meta.dirname, 'failing-disk.ts')).href;
let folder: string;
let number = 0;
const start = () => path.join(folder, 'start');
const table = () => path.join(folder, 'es.csv');

type Words = [verb: string, ...words: string[]];

const runIn = (root: string, [verb, ...words]: Words, env: Record<string, string> = {}) =>
  runCommand(verb, [...words, '--root', root], env);

/** What a command leaves in a site when it is killed, before each of its changes of a file. */
const leftOf = async (words: Words): Promise<string[]> => {
  const root = await copyOf();
  const env = { NODE_OPTIONS: `--import ${failingDisk}`, DISK_FAILURE: 'keep', DISK_FOLDER: root };
  expect((await runIn(root, words, env)).code).toBe(0);
  const left: string[] = [];
  for (let call = 1; existsSync(`${root}.${call}`); call += 1) left.push(`${root}.${call}`);
  return left;
};

/** Runs a command on a site of which the disk fails at some call. */
const runFailing = (root: string, words: Words, how: { failure: 'kill' | 'full'; call: number }) =>
  runIn(root, words, {
    NODE_OPTIONS: `--import ${failingDisk}`,
    DISK_FAILURE: how.failure,
    DISK_FOLDER: root,
    DISK_CALL: String(how.call),
  });

const copyOf = async (): Promise<string> => {
  number += 1;
  const root = path.join(folder, String(number));
  await cp(start(), root, { recursive: true });
  return root;
};

const filesOf = async (root: string): Promise<Map<string, string>> => {
  const files = listFiles(root).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(root, file), 'latin1')] as const),
    ),
  );
};

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

/** A site in which each of the commands has something to do in several files. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'failing-'));
  await cp(path.join(project, 'tests/fixtures/mini-site'), start(), { recursive: true });
  await runIn(start(), ['i18n', 'accept', '--all']);
  await runIn(start(), ['i18n', 'export', '--locale', 'es', '--output', table()]);
  await edit(table(), 'Duerme junto al faro', 'Duerma usted junto al faro');
  await edit(path.join(start(), 'locales/es.json'), 'Ver las habitaciones', 'Ver todas las habitaciones');
  await edit(path.join(start(), 'pages/rooms.json'), '"t:rooms.hero.text"', '"t:rooms.hero.subtitle"');
});
afterAll(() => rm(folder, { recursive: true }));

const words: [name: string, words: () => Words][] = [
  ['i18n accept', () => ['i18n', 'accept', '--all']],
  ['i18n import', () => ['i18n', 'import', table(), '--force']],
  ['i18n extract', () => ['i18n', 'extract', '--prune']],
];

describe('a command that is killed at any of its steps', () => {
  it.each(words)(
    '%s: leaves what was there, or what is to be, or the plan that leads to it',
    async (_, of) => {
      const before = await filesOf(start());
      const whole = await copyOf();
      expect((await runIn(whole, of())).code).toBe(0);
      const after = await filesOf(whole);
      expect(after).not.toEqual(before);
      let planned = 0;
      for (const root of await leftOf(of())) {
        const isPlanned = existsSync(path.join(root, planFile));
        if (isPlanned) {
          planned += 1;
          await expect(readTranslatedSite(root, undefined)).rejects.toThrow('npm run content -- resume');
          await resume({ root, code: project });
        }
        const left = await filesOf(root);
        for (const file of left.keys())
          if (file.startsWith(siteLockFile) || file.startsWith(`.${planFile}.`)) left.delete(file);
        const isOld = !isPlanned && JSON.stringify([...left]) === JSON.stringify([...before]);
        expect(left, `what was left in ${root}`).toEqual(isOld ? before : after);
      }
      expect(planned).toBeGreaterThan(2);
    },
  );
});

describe('a command that is killed while it saves what it mended', () => {
  it('is done by the next run, and nothing is left of the first', async () => {
    const root = await copyOf();
    await edit(path.join(root, 'locales/es.json'), '"home": "Inicio"', '"home": " Inicio"');
    const { code } = await runFailing(root, ['validate', '--fix'], { failure: 'kill', call: 2 });
    expect([code, (await filesOf(root)).size]).toEqual([null, (await filesOf(start())).size + 1]);
    await runIn(root, ['validate', '--fix']);
    expect(await filesOf(root)).toEqual(await filesOf(start()));
  });
});

describe('a command on a full disk', () => {
  const all: typeof words = [
    ...words,
    ['content rename', () => ['content', 'rename', 'page', 'rooms', 'bedrooms']],
    ['content new', () => ['content', 'new', 'locale', 'fr']],
  ];

  it.each(all)('%s: says so in a sentence and leaves everything as it was', async (_, of) => {
    const before = await filesOf(start());
    // The plan, and the texts that it names.
    for (const call of [1, 3]) {
      const root = await copyOf();
      const { code, printed } = await runFailing(root, of(), { failure: 'full', call });
      expect([code, printed.trim()]).toEqual([
        2,
        `error  Nothing was changed: ${root} cannot be written. No space is left on its disk. Make some, and try again.`,
      ]);
      expect(await filesOf(root)).toEqual(before);
    }
  });
});
