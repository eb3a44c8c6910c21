import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gitIn } from '../../git-in.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { copyProject, type ProjectCopy } from '../commands/copy-project.ts';

beginWithCleanSite();

let copy: ProjectCopy;
const file = (name: string) => path.join(copy.root, name);
const git = (...args: string[]) => gitIn(copy.root, ...args);

beforeAll(async () => {
  copy = await copyProject();
  git('init', '--quiet');
  git('add', 'schemas', 'pages', 'site.config.json');
  git('commit', '--quiet', '--message', 'The site');
});
afterEach(() => {
  git('checkout', '--quiet', '.');
  git('clean', '-fdq', 'schemas');
});
afterAll(() => copy.remove());

const told = async () => {
  const { stdout } = await copy.run('scripts/validate.ts', '--format', 'json');
  const { problems } = JSON.parse(stdout) as { problems: Record<'check' | 'file' | 'message', string>[] };
  return problems.map(({ check, file: name, message }) => [check, name, message]);
};

describe('a schema that the last commit had', () => {
  it.each([
    ['ref/missing-entry', 'schemas/forms/newsletter.schema.json'],
    ['schema/no-schema', 'schemas/sections/story.schema.json'],
    ['schema/self', 'schemas/defs.schema.json'],
    ['schema/self', 'schemas/vignette.schema.json'],
    ['schema/self', 'schemas/translations-lock.schema.json'],
  ])('is taken back when it is gone: %s %s', async (check, gone) => {
    await rm(file(gone));
    const message = `${gone} was there at the last commit and is gone, but it is still needed. Take it back: git checkout HEAD -- ${gone}`;
    expect(await told()).toEqual([[check, gone, message]]);
  });

  it.each([
    ['schemas/sections/story.schema.json', 'schemas/sections/stories.schema.json'],
    ['schemas/forms/contact.schema.json', 'schemas/forms/contacts.schema.json'],
    ['schemas/page.schema.json', 'schemas/pages.schema.json'],
  ])('is called so again when it has another name: %s', async (was, now) => {
    await rename(file(was), file(now));
    const message = `${was} was there at the last commit; it is called ${now} now. Call it ${was} again.`;
    expect(await told()).toMatchObject([[expect.any(String), now, message]]);
  });

  it('is named by the command that makes types of it', async () => {
    await rm(file('schemas/defs.schema.json'));
    const { code, stderr } = await copy.run('scripts/types.ts');
    const named = 'schemas/defs.schema.json is gone, and it is still needed. Take it back from git.';
    expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
    expect(stderr).not.toContain(' at ');
  });

  it('is asked for at the reference that leads to none', async () => {
    const text = await readFile(file('schemas/vignette.schema.json'), 'utf8');
    await writeFile(file('schemas/vignette.schema.json'), text.replace('#/$defs/text"', '#/$defs/txt"'));
    const { code, stderr } = await copy.run('scripts/types.ts');
    const named =
      /schemas\/vignette\.schema\.json:\d+:\d+: "\S+txt" leads to no schema\. Did you mean "\S+text"\?/;
    expect([code, stderr]).toEqual([2, expect.stringMatching(named)]);
    expect(stderr).not.toContain(' at ');
  });
});
