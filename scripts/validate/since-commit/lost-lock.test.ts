import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteFiles } from '../../site/site-files.ts';
import { lookBack } from './look-back.ts';
import { lostLock } from './lost-lock.ts';

const lockFile = 'translations.lock.json';
let root: string;

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@site.example', ...args], { cwd: root });

const told = async (
  locales: object = { en: {}, es: {} },
  lock?: object,
  project = root,
): Promise<string[]> => {
  const files = { root, faults: [], source: { locales, lock } } as unknown as SiteFiles;
  return (await lostLock(files, await lookBack(root, 'HEAD')(), project)).map(({ message }) => message);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lost-lock-'));
  git('init', '--quiet');
  writeFileSync(path.join(root, lockFile), '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  rmSync(path.join(root, lockFile));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the lock file of the translations that was deleted', () => {
  it('is told once, with how to get it back and how to make it anew', async () => {
    expect(await told()).toEqual([
      `${lockFile} was there at the last commit and is gone, so nobody is told which texts changed after they were translated. Take it back: "git checkout HEAD -- ${lockFile}". Or make it anew, when you have read all translations: npm run i18n -- accept`,
    ]);
  });

  it('is told also when its deletion was committed', async () => {
    git('commit', '--quiet', '--all', '--message', 'Without');
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message).toMatch(/^translations.lock.json was there at (\w+~1) and .*: "git checkout \1 -- /);
  });

  it('is remarked outside of git, where nobody knows whether there ever was one', async () => {
    rmSync(path.join(root, '.git'), { recursive: true });
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message).toMatch(
      /^There is no translations.lock.json, so .* take it back from a copy of the site;/,
    );
    expect(await told(undefined, undefined, '/elsewhere')).toEqual([]);
  });

  it('is not missed when it is there, in one language, and where no commit ever had it', async () => {
    expect(await told({ en: {}, es: {} }, {})).toEqual([]);
    expect(await told({ en: {} })).toEqual([]);
    rmSync(path.join(root, '.git'), { recursive: true });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Without');
    expect(await told()).toEqual([]);
  });
});
