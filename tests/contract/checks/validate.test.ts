import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { type Fault, faults, placeOfFault, withFault } from './validate-faults.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const good = path.join(project, 'tests/fixtures/mini-site');
const validators = keepValidators();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'validate-'));
});

afterAll(() => rm(folder, { recursive: true }));

const copyWith = async (name: string, changes: Pick<Fault, 'in' | 'from' | 'to'>[]): Promise<string> => {
  const root = path.join(folder, name);
  await cp(good, root, { recursive: true });
  for (const change of changes) {
    const file = path.join(root, change.in);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(change.from);
    await writeFile(file, withFault(text, change));
  }
  return root;
};

const command = (...args: string[]) => {
  const script = path.join(project, 'scripts/validate.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
};

describe('one fault is one problem, told at its line and column', () => {
  it.each(faults.map((fault, index) => ({ ...fault, index })))('$check: $to', async (fault) => {
    const root = await copyWith(`fault-${fault.index}`, [fault]);
    const { problems } = await validateSite(root, { validators });
    const file = fault.told ?? fault.in;
    const place = placeOfFault(fault, (name) => readFileSync(path.join(good, name), 'utf8'));
    const found = problems.map(({ check, file: where, line, column }) => ({
      check,
      file: where,
      line,
      column,
    }));
    expect(found).toEqual([{ check: fault.check, file, ...place }]);
  });
});

describe('the command validate', () => {
  it('ends with 0 and says what it read when nothing is wrong', () => {
    const { status, stdout, stderr } = command('--root', good);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^read 7 files in .+\nchecked 3 pages, 4 sections, 3 locales, \d+ checks in .+\n/);
    expect(stdout).toContain('No problems found.');
  });

  it('ends with 1 on an error and shows the line with a mark below the place', async () => {
    const change = { in: 'pages/rooms.json', from: '"layout": "grid"', to: '"layuot": "grid"' };
    const { status, stdout } = command('--root', await copyWith('text', [change]));
    expect(status).toBe(1);
    const sentence =
      'Section "why" of page "rooms": There is no property "layuot" here. Did you mean "layout"?';
    expect(stdout).toContain(`pages/rooms.json:17:9  error  schema/section-props  ${sentence}\n`);
    expect(stdout).toContain('  17 │         "layuot": "grid",\n     │         ^^^^^^^^\n');
    expect(stdout).toContain('1 error, 0 warnings in 1 file.');
  });

  it('ends with 0 when there are only warnings', async () => {
    const change = { in: 'pages/not-found.json', from: '"code": "404"', to: '"code": "Lost page"' };
    expect(command('--root', await copyWith('warning', [change])).status).toBe(0);
  });

  it('prints nothing but JSON when asked for JSON', async () => {
    const change = { in: 'pages/rooms.json', from: '"columns": 2', to: '"columns": 9' };
    const { status, stdout } = command('--root', await copyWith('json', [change]), '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      problems: [
        {
          check: 'schema/section-props',
          severity: 'error',
          file: 'pages/rooms.json',
          line: 18,
          column: 20,
          endLine: 18,
          endColumn: 21,
          pointer: '/sections/1/props/columns',
          message: 'Section "why" of page "rooms": "columns" is 9. It can be 2, 3, 4.',
          page: 'rooms',
          section: 'why',
          docsUrl: expect.stringMatching(/docs\/checks\.md#schemasection-props$/),
        },
      ],
      counts: { errors: 1, warnings: 0, infos: 0, files: 7, pages: 3, locales: 3 },
    });
  });

  it('ends with 2 when there is nothing to check: no such folder, no configuration, no page', async () => {
    const bare = path.join(folder, 'bare');
    await mkdir(bare);
    const empty = await copyWith('empty', []);
    await rm(path.join(empty, 'pages'), { recursive: true });
    for (const root of [path.join(folder, 'nowhere'), bare, empty]) {
      const { status, stderr } = command('--root', root);
      expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('run/no-input') });
    }
    const { status, stdout } = command('--root', bare, '--format', 'json');
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ problems: [{ check: 'run/no-input' }] });
  });

  it('ends with 2 on an option it does not know', () => {
    expect(command('--rot', good).status).toBe(2);
    expect(command('--format', 'xml').status).toBe(2);
  });

  it('finds nothing wrong with this site, with which other tests begin', () => {
    const advice =
      'Tests that begin with this site are skipped until these are mended, or accepted: npm run i18n -- accept';
    expect(inject('standingProblems'), advice).toEqual([]);
  });
});
