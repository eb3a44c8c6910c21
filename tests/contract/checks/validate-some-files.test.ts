import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../command.ts';
import {
  commitSite,
  copyBeforeEach,
  git,
  literalText,
  misspell,
  site,
  validate,
  wrongColumns,
} from './validated-copy.ts';

copyBeforeEach();

describe('files named on the command line', () => {
  it('are the only ones told of, though the whole site is read', async () => {
    await wrongColumns();
    await literalText();
    const { status, stdout } = validate('pages/not-found.json', path.join(site, 'pages/home.json'));
    expect(status).toBe(0);
    expect(stdout).toContain('pages/not-found.json:12:17  warning');
    expect(stdout).not.toContain('pages/rooms.json');
    expect(stdout).toContain('1 more problem in files that were not asked for');
  });

  it('count what is wrong elsewhere as a report of all files does: what two places lack alike once', async () => {
    await misspell('pages/rooms.json', '"ship"', '"zzz-qqq"');
    await misspell('pages/rooms.json', '"moon"', '"zzz-qqq"');
    expect(validate('pages/not-found.json').stdout).toContain('1 more problem in files');
  });

  it('end with 2 when none belongs to the site or one does not exist', async () => {
    await writeFile(path.join(site, 'notes.txt'), 'x');
    expect(validate('notes.txt')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('run/no-input'),
    });
    expect(validate('pages/hom.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean "pages/home.json"?'),
    });
  });
});

describe('changed files', () => {
  it('are those that differ from the last commit, or from where the work left another branch', async () => {
    await literalText();
    commitSite();
    await wrongColumns();
    const { stdout } = validate('--changed');
    expect(stdout).toContain('pages/rooms.json');
    expect(stdout).not.toContain('pages/not-found.json');
    git('checkout', '-qb', 'work');
    git('commit', '-qam', 'columns');
    expect(validate('--changed').status).toBe(0);
    expect(validate('--since', 'main').status).toBe(1);
  });

  it('are taken back from the commit that they are compared with, also when the other branch has gone on', async () => {
    commitSite();
    const start = git('rev-parse', '--short', 'HEAD');
    git('checkout', '-qb', 'work');
    git('rm', '-q', 'pages/rooms.json');
    git('commit', '-qm', 'no rooms');
    expect(validate('--since', 'main').stdout).toContain('This page was there at main and is gone');
    git('checkout', '-q', 'main');
    git('rm', '-q', 'pages/rooms.json');
    git('commit', '-qm', 'no rooms here either');
    git('checkout', '-q', 'work');
    const { stdout } = validate('--since', 'main');
    expect(stdout).toContain(`This page was there at ${start} and is gone`);
    expect(stdout).toContain(`git checkout ${start} -- pages/rooms.json`);
  });

  it('are told with what they cause in others, and not with what was wrong there before', async () => {
    await literalText();
    await runCommand('i18n', ['accept', '--root', site]);
    commitSite();
    await misspell('locales/en.json', 'The tide took this page.', 'The sea took this page.');
    const { stdout } = validate('--changed');
    expect(stdout).toContain('locales/es.json');
    expect(stdout).toContain('"The sea took this page."');
    expect(stdout).not.toContain('Lost page');
    expect(stdout).toContain('1 more problem in files');
    await rm(path.join(site, 'pages/rooms.json'));
    expect(validate('--changed').stdout).toMatch(
      /pages\/rooms\.json:1:1 .*This page was there at the last commit and is gone/,
    );
  });

  it('outside of git end with 2 and say why', () => {
    expect(validate('--changed')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'git failed: this folder is in no git repository. Name the files instead.',
      ),
    });
    git('init', '-qb', 'main');
    expect(validate('--changed').stderr).toContain('nothing was committed yet');
    expect(validate('--since', 'elsewhere').stderr).toContain('git knows no commit or branch "elsewhere"');
  });
});
