import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../scripts/cli/list-files.ts';
import { type Command, project, runCommand, startCommand } from '../../command.ts';

const failingDisk = pathToFileURL(path.join(import.meta.dirname, 'failing-disk.ts')).href;
let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'at-once-'));
  root = path.join(folder, 'site');
  const isContent = (source: string) => path.basename(source) !== '.data';
  await cp(path.join(project, 'tests/fixtures/mini-site'), root, { recursive: true, filter: isContent });
});
afterEach(() => rm(folder, { recursive: true }));

type Words = [verb: string, ...words: string[]];
const run = ([verb, ...words]: Words) => runCommand(verb, [...words, '--root', root]);
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const kept = () => listFiles(root).filter((file) => /^\.cache\/undo\/\d{6}\.json$/.test(file));
const hidden = () =>
  listFiles(root).filter((file) => /(^|\/)\.|\.next$/.test(file) && !kept().includes(file));

/** A command that has read the site and made up its changes, and waits before it writes the first of them. */
const begun = async ([verb, ...words]: Words): Promise<Command> => {
  const env = {
    NODE_OPTIONS: `--import ${failingDisk}`,
    DISK_FAILURE: 'wait',
    DISK_FOLDER: root,
    DISK_CALL: '1',
  };
  const command = startCommand(verb, [...words, '--root', root], env);
  await command.until(/waiting/);
  return command;
};

const goOn = async (command: Command) => {
  await writeFile(`${root}.go`, '');
  const { code } = await command.ended;
  return { code, printed: command.printed() };
};

const renameKey: Words = ['content', 'rename', 'key', 'home.welcome.title', 'home.welcome.heading'];

describe('two commands at once', () => {
  it.each<[string, Words]>([
    ['content', ['content', 'rename', 'key', 'home.welcome.text', 'home.welcome.body']],
    ['content resume', ['content', 'resume']],
    ['i18n accept', ['i18n', 'accept', '--all']],
  ])('%s: the second is refused, and what the first does stays', async (_, second) => {
    const first = await begun(renameKey);
    const before = await read('locales/en.json');
    const { code, printed } = await run(second);
    expect(printed).toBe(
      `error  Nothing was changed: another command (pid ${first.child.pid}) is changing this site. Run this one again when it is done.\n`,
    );
    expect([code, await read('locales/en.json')]).toEqual([1, before]);
    expect((await goOn(first)).code).toBe(0);
    expect((await run(second)).code).toBe(0);
    expect(await read('locales/en.json')).toContain('"heading"');
    expect(hidden()).toEqual([]);
  });

  it('one that was killed does not keep the next from its work', async () => {
    const first = await begun(renameKey);
    await first.stop('SIGKILL');
    expect((await run(renameKey)).code).toBe(0);
    expect(hidden()).toEqual([]);
    expect(kept()).toHaveLength(1);
  });
});

describe('a file that is saved while a command is at work', () => {
  const renamePage: Words = ['content', 'rename', 'page', 'rooms', 'bedrooms'];

  it.each<[string, Words, string[]]>([
    ['rename key', renameKey, ['locales/es.json', 'was edited.']],
    ['rename page', renamePage, ['pages/rooms.json', 'was edited, and is to be deleted.']],
    ['i18n accept', ['i18n', 'accept', '--all'], ['translations.lock.json', 'was edited.']],
  ])('%s: is not overwritten, and nothing else is changed', async (_, words, [file = '', reason]) => {
    const command = await begun(words);
    await writeFile(path.join(root, file), '{ "saved": "by an editor" }');
    const { code, printed } = await goOn(command);
    expect(code).toBeGreaterThan(0);
    expect(printed).toContain(
      `error  Nothing was changed, since work that is newer than the command would be lost:\n  ${file} ${reason}\nRun the command again`,
    );
    expect(await read(file)).toBe('{ "saved": "by an editor" }');
    expect(await read('locales/en.json')).not.toContain('heading');
    expect(hidden()).toEqual([]);
  });

  it('is not missed when it was deleted', async () => {
    const command = await begun(renamePage);
    await rm(path.join(root, 'pages/rooms.json'));
    expect((await goOn(command)).printed).toContain(
      '\n  pages/rooms.json was deleted.\nRun the command again',
    );
    expect(listFiles(root)).not.toContain('pages/bedrooms.json');
  });
});
