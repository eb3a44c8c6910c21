import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand, startCommand } from '../../command.ts';
import { copyBeforeEach, literalText, misspell, site, validate, wrongColumns } from './validated-copy.ts';

copyBeforeEach();

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

describe('validate --held-back', () => {
  it('names what only follows from another problem, each in one line with the rule that holds it back', async () => {
    await misspell('pages/rooms.json', '"t:rooms.hero.title"', '"t:rooms.hero.titel"');
    const { stdout } = validate('--held-back', '--quiet');
    const [told, heldBack = ''] = stdout.split(
      'Held back, as each only follows from other problems (rule):\n',
    );
    expect(told).toMatch(/^\npages\/rooms\.json:\d+:\d+ {2}error {2}i18n\/missing-key/);
    expect(heldBack).toMatch(
      /^locales\/en\.json:\d+ {2}i18n\/unused-key {2}No page shows "rooms\.hero\.title"\..* {2}\(echoesMissing\)$/m,
    );
    expect(validate('--quiet').stdout).not.toContain('unused-key');
  });

  it('also names what is told only when nothing else is wrong', async () => {
    await wrongColumns();
    await misspell('pages/not-found.json', '"code": ', '"code":   ');
    expect(validate('--held-back').stdout).toMatch(
      /^pages\/not-found\.json:\d+ {2}json\/format {2}.* {2}\(withoutMinor\)$/m,
    );
  });

  it('says that nothing was', () => {
    expect(validate('--held-back').stdout).toContain('Nothing was held back.');
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

  it('ends with 2 and says why when it cannot even begin, such as outside of git', async () => {
    const outside = { GIT_CEILING_DIRECTORIES: path.dirname(site) };
    const { code, printed } = await runCommand('validate', ['--watch', '--changed', '--root', site], outside);
    expect([code, printed]).toEqual([2, expect.stringContaining('this folder is in no git repository')]);
  }, 60_000);
});

describe('what validate tells of itself', () => {
  it('lists the checks, explains one and knows what was meant', () => {
    expect(validate('--list').stdout).toMatch(/^error +link\/broken +\S/m);
    expect(validate('--explain', 'link/broken').stdout).toMatch(/^link\/broken {2}error\n/);
    expect(validate('--explain', 'link/brokn')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Did you mean "link/broken"?'),
    });
  });
});

describe('a baseline', () => {
  it('lets old findings pass, fails new ones and reports mended ones as removable', async () => {
    await wrongColumns();
    await literalText();
    const baseline = ['--baseline', 'baseline.json', '--fail-level', 'warning'];
    expect(validate(...baseline, '--update-baseline').status).toBe(0);
    await misspell('pages/not-found.json', '"code": "Lost page"', '"code": "404"');
    const mended = validate(...baseline);
    expect(mended.status).toBe(0);
    expect(mended.stdout).toContain('pages/not-found.json#/sections/#lost/props/code i18n/inline-literal');
    await misspell('pages/rooms.json', '"layout": "grid"', '"layuot": "grid"');
    const { status, stdout } = validate(...baseline);
    expect(status).toBe(1);
    expect(stdout).toContain('"layuot"');
    expect(stdout).not.toContain('"columns" is 9');
  });
});
