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

// What is lost beside others is told as if it were alone: one run of the command shows that of several.
describe('schemas that the last commit had', () => {
  it.each([
    {
      'schemas/forms/contact.schema.json': 'ref/missing-entry',
      'schemas/forms/newsletter.schema.json': 'ref/missing-entry',
      'schemas/sections/consent.schema.json': 'schema/no-schema',
      'schemas/sections/story.schema.json': 'schema/no-schema',
    },
    { 'schemas/defs.schema.json': 'schema/self' },
    { 'schemas/vignette.schema.json': 'schema/self' },
    { 'schemas/translations-lock.schema.json': 'schema/self' },
  ])('are taken back when they are gone: %o', async (lost) => {
    const expected = Object.entries(lost).map(([gone, check]) => {
      const message = `${gone} was there at the last commit and is gone, but it is still needed. Take it back: git checkout HEAD -- ${gone}`;
      return [check, gone, message];
    });
    for (const gone of Object.keys(lost)) await rm(file(gone));
    expect(await told()).toEqual(expected);
  });

  it.each([
    {
      'schemas/forms/contact.schema.json': 'schemas/forms/contacts.schema.json',
      'schemas/sections/consent.schema.json': 'schemas/sections/conent.schema.json',
      'schemas/sections/story.schema.json': 'schemas/sections/stories.schema.json',
    },
    { 'schemas/page.schema.json': 'schemas/pages.schema.json' },
  ])('are called so again when they have other names: %o', async (renamed) => {
    const expected = Object.entries(renamed).map(([was, now]) => {
      const message = `${was} was there at the last commit; it is called ${now} now. Call it ${was} again.`;
      return [expect.any(String), now, message];
    });
    for (const [was, now] of Object.entries(renamed)) await rename(file(was), file(now));
    expect(await told()).toEqual(expected);
  });

  it('are named by the command that makes types of them', async () => {
    await rm(file('schemas/defs.schema.json'));
    const { code, stderr } = await copy.run('scripts/types.ts');
    const named = 'schemas/defs.schema.json is gone, and it is still needed. Take it back from git.';
    expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
    expect(stderr).not.toContain(' at ');
  });

  it('are asked for at the reference that leads to none', async () => {
    const text = await readFile(file('schemas/vignette.schema.json'), 'utf8');
    await writeFile(file('schemas/vignette.schema.json'), text.replace('#/$defs/text"', '#/$defs/txt"'));
    const { code, stderr } = await copy.run('scripts/types.ts');
    const named =
      /schemas\/vignette\.schema\.json:\d+:\d+: "\S+txt" leads to no schema\. Did you mean "\S+text"\?/;
    expect([code, stderr]).toEqual([2, expect.stringMatching(named)]);
    expect(stderr).not.toContain(' at ');
  });
});

describe('a slip in the schema of a form', () => {
  const contact = 'schemas/forms/contact.schema.json';

  it.each([
    ['an answer that a visitor may choose', '"partnership"', '"partnershp"', 'This was "partnership".'],
    ['all answers', /"enum": \[.*\]/, '"enum": null', '"enum" of a schema cannot be this: it must be a list'],
    ['a field', /"company": \{.*\},/, '', '"company" is gone'],
    ['all fields', /"properties": \{[\s\S]*\}/, '"properties": {} }', '"properties" describes nothing'],
  ])('is told there, and no word of the mails is to be removed: %s', async (...[, from, to, says]) => {
    await writeFile(file(contact), (await readFile(file(contact), 'utf8')).replace(from, to));
    expect(await told()).toEqual([[expect.any(String), contact, expect.stringContaining(says)]]);
  });
});
