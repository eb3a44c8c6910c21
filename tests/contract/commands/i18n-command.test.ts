import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { project } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
});

afterAll(() => site.remove());

const i18n = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'scripts/i18n.ts'), ...args],
    { cwd: site.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
};

describe('npm run i18n', () => {
  it('every translation of this site is complete, and its lock file knows from which text it was made', () => {
    const { status, stdout } = i18n('status', '--format', 'json', '--fail-level', 'warning');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ locale: 'es', missing: 0, stale: 0, identical: 0 }]);
  });

  it.each([
    [['extract', '--prune', 'es'], '"extract" takes options alone: "es" is too much. Nothing was done.'],
    [['status', 'es'], '"status" takes options alone: "es" is too much.'],
    [['import', 'es.xlf', 'ar.xlf'], '"import" takes FILE: "ar.xlf" is too much.'],
  ])('%j has a word too many: it is refused, and nothing is done', async (args, message) => {
    await site.replace('locales/es.json', '{', '{"leftOver":"Nobody",');
    const before = await site.read('locales/es.json');
    const { status, stderr } = i18n(...args, '--root', '.');
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(await site.read('locales/es.json')).toBe(before);
    await site.restore();
  });

  it('takes options that stand before what is to be done, and says when nothing does', () => {
    const { status, stdout } = i18n('--locale', 'es', '--fail-level=warning', 'status');
    expect([status, stdout]).toEqual([0, expect.stringContaining('Spanish (es)')]);
    expect(i18n('--output', 'x.txt').stderr).toContain(
      'Nothing says what is to be done. Write one of status,',
    );
    expect(i18n('--local', 'es', 'status').stderr).toContain('Did you mean --locale?');
    expect(i18n('--help', 'accept').stdout).toContain('Example: npm run i18n -- accept home.hero');
  });

  it('ends with 1 when a text is missing, and with 2 when it could not run', async () => {
    await site.replace('locales/es.json', '"Ver las habitaciones"', '"TODO"');
    expect(i18n('status', '--root', '.').status).toBe(1);
    expect(i18n('status', '--root', 'nowhere').status).toBe(2);
    const unknown = i18n('acept');
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('There is no "acept". Did you mean "accept"?');
    await site.replace('locales/es.json', '"TODO"', '"Ver" "todo"');
    const broken = i18n('accept', '--all', '--root', '.');
    expect(broken.status).toBe(2);
    expect(broken.stderr).toMatch(/locales\/es\.json:\d+:\d+ {2}error {2}json\/syntax/);
    expect(broken.stderr).toContain('Nothing was changed.');
  });
});
