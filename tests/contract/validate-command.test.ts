import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { project, runCommand, startCommand } from '../command.ts';

const folders: string[] = [];
let site = '';

const misspell = async (file: string, from: string, to: string) => {
  const whole = path.join(site, file);
  const text = await readFile(whole, 'utf8');
  expect(text).toContain(from);
  await writeFile(whole, text.replace(from, to));
};

const wrongColumns = () => misspell('pages/rooms.json', '"columns": 2', '"columns": 9');
const literalText = () => misspell('pages/not-found.json', '"code": "404"', '"code": "Lost page"');

const validate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'scripts/validate.ts'), '--root', site, ...args],
    { cwd: site, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
};

const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@site.example'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: site, encoding: 'utf8' });
  expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({ args, status: 0, stderr: '' });
};

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'validate-command-'));
  folders.push(site);
  await cp(path.join(project, 'tests/fixtures/mini-site'), site, { recursive: true });
});

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('the outputs of validate', () => {
  it('several at once: standard output holds one, files the others, progress goes elsewhere', async () => {
    await wrongColumns();
    const { status, stdout, stderr } = validate(
      '--format',
      'json,sarif=out/a.sarif,junit=out/a.xml,text=out/a.txt',
    );
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ counts: { errors: 1 } });
    expect(stderr).toContain('sarif written to out/a.sarif');
    const written = (name: string) => readFile(path.join(site, 'out', name), 'utf8');
    expect(JSON.parse(await written('a.sarif'))).toMatchObject({ version: '2.1.0' });
    expect(await written('a.xml')).toContain('failures="1"');
    expect(await written('a.txt')).toMatch(/^pages\/rooms\.json:18:20 {2}error {2}schema\/section-props/);
  });

  it('say the same each time', async () => {
    await wrongColumns();
    await literalText();
    const format = ['--format', 'sarif,json=a.json,github=a.txt'];
    const first = validate(...format);
    expect(validate(...format).stdout).toBe(first.stdout);
  });
});

describe('the exit code of validate', () => {
  it('is 1 for findings at or above the fail level and for too many warnings', async () => {
    await literalText();
    expect(validate().status).toBe(0);
    expect(validate('--fail-level', 'warning').status).toBe(1);
    expect(validate('--max-warnings', '0')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('more than --max-warnings 0'),
    });
  });
});

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
    git('init', '-qb', 'main');
    git('add', '.');
    git('commit', '-qm', 'start');
    await wrongColumns();
    const { stdout } = validate('--changed');
    expect(stdout).toContain('pages/rooms.json');
    expect(stdout).not.toContain('pages/not-found.json');
    git('checkout', '-qb', 'work');
    git('commit', '-qam', 'columns');
    expect(validate('--changed').status).toBe(0);
    expect(validate('--since', 'main').status).toBe(1);
  });

  it('are told with what they cause in others, and not with what was wrong there before', async () => {
    await literalText();
    await runCommand('i18n', ['accept', '--root', site]);
    git('init', '-qb', 'main');
    git('add', '.');
    git('commit', '-qm', 'start');
    await misspell('locales/en.json', 'The tide took this page.', 'The sea took this page.');
    const { stdout } = validate('--changed');
    expect(stdout).toContain('locales/es.json');
    expect(stdout).toContain('"The sea took this page."');
    expect(stdout).not.toContain('Lost page');
    expect(stdout).toContain('1 more problem in files');
    await rm(path.join(site, 'pages/rooms.json'));
    expect(validate('--changed').stdout).toContain('pages/home.json');
  });

  it('outside of git end with 2 and say why', () => {
    expect(validate('--changed')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The changed files cannot be found'),
    });
  });
});

describe('a baseline', () => {
  it('lets old findings pass, fails new ones and reports mended ones as removable', async () => {
    await wrongColumns();
    await literalText();
    const baseline = ['--baseline', 'baseline.json', '--fail-level', 'warning'];
    expect(validate(...baseline, '--update-baseline').status).toBe(0);
    await misspell('pages/rooms.json', '"layout": "grid"', '"layuot": "grid"');
    await misspell('pages/not-found.json', '"code": "Lost page"', '"code": "404"');
    const { status, stdout } = validate(...baseline);
    expect(status).toBe(1);
    expect(stdout).toContain('"layuot"');
    expect(stdout).not.toContain('"columns" is 9');
    expect(stdout).toContain('pages/not-found.json#/sections/#lost/props/code i18n/inline-literal');
  });
});

describe('validate --fix', () => {
  const link = ['"page:rooms#why"', '"/rooms#why"'] as const;
  const home = () => readFile(path.join(site, 'pages/home.json'), 'utf8');

  it('with --fix-dry-run prints a diff that git applies, and changes nothing', async () => {
    await misspell('pages/home.json', ...link);
    await wrongColumns();
    const before = await home();
    const { status, stdout, stderr } = validate('--fix-dry-run');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^--- a\/pages\/home\.json\n.*\n@@ .*^-.*"\/rooms#why".*^\+.*"page:rooms#why"/ms);
    expect(stderr).toContain('--fix would mend 1 problem in 1 file.');
    expect(stderr).toMatch(/pages\/rooms\.json:18:20 {2}error/);
    expect(await home()).toBe(before);
    await writeFile(path.join(site, 'fix.patch'), stdout);
    git('apply', 'fix.patch');
    expect(await home()).toContain(link[0]);
  });

  it('mends the files that were named, tells what is left, and ends with 0 when that is nothing', async () => {
    await misspell('pages/home.json', ...link);
    await misspell('pages/rooms.json', '"layout": "grid"', '"layuot": "grid"');
    const { status, stdout } = validate('--fix', 'pages/rooms.json');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('1 more problem in files that were not asked for'),
    });
    expect(await home()).toContain(link[1]);
    expect(validate('--fix', '--max-warnings', '0').stdout).toContain('No problems found.');
    expect(await home()).toContain(link[0]);
  });

  it('refuses what does not go together', () => {
    expect(validate('--fix', '--watch').status).toBe(2);
    expect(validate('--fix-dry-run', '--format', 'json').status).toBe(2);
  });
});

describe('validate --watch', () => {
  it('checks again when a file is saved, until it is stopped', async () => {
    const watch = startCommand('validate', ['--watch', '--root', site]);
    try {
      await watch.until(/No problems found.*waiting for the next save/s);
      await wrongColumns();
      await watch.until(/pages\/rooms\.json:18:20 {2}error.*waiting for the next save/s);
    } finally {
      await watch.stop('SIGINT');
    }
  });
});

describe('what validate tells of itself', () => {
  it('lists the checks, explains one and knows what was meant', () => {
    expect(validate('--list').stdout).toMatch(/^error +link\/broken +\S/m);
    expect(validate('--explain', 'link/broken').stdout).toMatch(/^link\/broken {2}error\n/);
    expect(validate('--explain', 'link/brokn')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean link/broken?'),
    });
  });
});
