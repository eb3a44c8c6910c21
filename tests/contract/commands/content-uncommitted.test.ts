import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { extract } from '../../../scripts/i18n/extract.ts';
import { readTranslatedSite } from '../../../scripts/i18n/read-translated-site.ts';
import { committedSite } from '../committed-site.ts';
import { contentCommand } from './content-command.ts';

const { site, git } = committedSite();

const refusal = (...lost: string[]) =>
  `error  Nothing was deleted, since these are not committed as they are and would be gone for good:\n${lost.map((one) => `  ${one}`).join('\n')}\nCommit first, or delete them all the same with --force.`;

const menu = '            { "label": "t:header.rewards", "link": "page:rewards" },\n';

describe('work that is not committed', () => {
  it('is not deleted with its language, also where --check asks; after a commit it is', async () => {
    const before = await site().read('locales/es.json');
    const edited = before.replace(/"title": "[^"]+"/, '"title": "Mi trabajo"');
    await site().write('locales/es.json', edited);
    for (const command of ['delete locale es', 'delete locale es --check', 'delete locale es --dry-run'])
      expect(await contentCommand(site(), command)).toEqual({ code: 1, printed: refusal('locales/es.json') });
    expect(await site().read('locales/es.json')).toBe(edited);
    git('commit', '--quiet', '--all', '--message', 'My work');
    expect((await contentCommand(site(), 'delete locale es --check')).printed).toBe(
      'Nothing names the language "es": it can be deleted.',
    );
    expect((await contentCommand(site(), 'delete locale es')).code).toBe(0);
  });

  it('is not deleted with a page: neither its file nor its words; --force does it', async () => {
    await contentCommand(site(), 'new solution concierge');
    await site().replace('pages/solutions/concierge.json', '"draft": true', '"draft":  true');
    const stubs = await site().read('locales/es.json');
    await site().write('locales/es.json', stubs.replace(/"TODO: (\\"|[^"])+"/, '"My own words"'));
    const { code, printed } = await contentCommand(site(), 'delete solution concierge');
    expect([code, printed]).toEqual([
      1,
      refusal('pages/solutions/concierge.json', 'locales/es.json  (1 text)'),
    ]);
    expect((await contentCommand(site(), 'delete solution concierge --force')).code).toBe(0);
    expect(await site().read('locales/es.json')).not.toContain('My own words');
  });

  it.each([
    ['new solution concierge', 'delete solution concierge'],
    ['new page our-values --sections page-hero', 'delete page our-values'],
    ['new locale fr', 'delete locale fr'],
  ])('is not what "%s" has made, as long as nobody has touched it', async (made, deleted) => {
    expect((await contentCommand(site(), made)).code).toBe(0);
    expect(await contentCommand(site(), deleted)).toMatchObject({ code: 0 });
    expect(git('status', '--porcelain', ':!.cache')).toBe('');
  });

  it('is the name that somebody gave a language since it was made', async () => {
    await contentCommand(site(), 'new locale fr');
    await site().replace('site.config.json', '"name": "Français"', '"name": "Le français"');
    expect(await contentCommand(site(), 'delete locale fr')).toEqual({
      code: 1,
      printed: refusal('site.config.json  (1 text)'),
    });
  });

  it('keeps no page from being deleted whose words are committed, when others are not', async () => {
    await site().replace('site.config.json', menu, '');
    await site().replace('locales/es.json', '"header": {', '"header": { "mine": "My words",');
    expect(await contentCommand(site(), 'delete page rewards')).toMatchObject({ code: 0 });
    expect(await site().read('locales/es.json')).toContain('My words');
  });

  it('is a key or a file of public/ that was only just made', async () => {
    await site().write('public/mine.txt', 'mine');
    await site().replace('locales/en.json', '{', '{ "mine": "My words",');
    expect((await contentCommand(site(), 'delete asset mine.txt')).printed).toBe(refusal('public/mine.txt'));
    expect((await contentCommand(site(), 'delete key mine')).printed).toBe(
      refusal('locales/en.json  (1 text)'),
    );
    expect((await contentCommand(site(), 'delete key mine --force')).code).toBe(0);
  });
});

describe('what "git restore ." leaves of a new language', () => {
  it('is named with what to do next', async () => {
    await contentCommand(site(), 'new locale fr');
    git('restore', '.');
    expect((await contentCommand(site(), 'new locale fr')).printed).toContain(
      'There is a file locales/fr.json already, which no language of site.config.json names. Delete that file and run this command again,',
    );
    expect((await contentCommand(site(), 'delete locale fr')).printed).toContain(
      'site.config.json lists no language "fr", but there is locales/fr.json. Delete that file,',
    );
    expect((await contentCommand(site(), 'undo')).code).toBe(0);
    expect(git('status', '--porcelain', ':!.cache')).toBe('');
  });
});

describe('words that no page names yet, and that are not committed', () => {
  const prune = async (force: boolean) =>
    extract(await readTranslatedSite(site().root, undefined), { prune: true, force, dryRun: false });

  it('are not pruned, and --force does it', async () => {
    for (const file of ['locales/en.json', 'locales/es.json'])
      await site().replace(file, '{', '{ "vip": { "title": "Very new", "text": "My words" },');
    const before = await site().read('locales/en.json');
    await expect(prune(false)).rejects.toThrow(
      refusal('locales/en.json  (2 texts)', 'locales/es.json  (2 texts)').replace('error  ', ''),
    );
    expect(await site().read('locales/en.json')).toBe(before);
    expect(await prune(true)).toContain('locales/es.json: 0 added, 2 removed');
    expect(await site().read('locales/es.json')).not.toContain('My words');
  });

  it('are pruned once they are committed', async () => {
    await site().replace('locales/en.json', '{', '{ "vip": "Very new",');
    git('commit', '--quiet', '--all', '--message', 'My work');
    expect(await prune(false)).toContain('locales/en.json: 0 added, 1 removed');
  });
});

describe('an option that says nothing to what is asked for', () => {
  it.each(['rename key header.rewards header.points --check', 'resume --dry-run', 'new locale fr --force'])(
    '%s: nothing is done',
    async (command) => {
      const before = await site().read('locales/en.json');
      const { code, printed } = await contentCommand(site(), command);
      expect([code, printed]).toEqual([2, expect.stringContaining('has no option --')]);
      expect(await site().read('locales/en.json')).toBe(before);
    },
  );

  it('has no addresses that anybody knows, if it is a language: nothing is said of redirects', async () => {
    await contentCommand(site(), 'new locale fr');
    const { printed } = await contentCommand(site(), 'delete locale fr');
    expect(printed).toContain('Its addresses are not found from now on.');
    expect(printed).not.toContain('redirects');
    const committed = await contentCommand(site(), 'delete locale es --force');
    expect(committed.printed).toContain('lists the "redirects"');
  });

  it('is not deleted when git cannot tell what is committed, and the remedy is that of this command', async () => {
    const index = await readFile(site().file('.git/index'));
    await site().write('.git/index', 'DIRC');
    const { code, printed } = await contentCommand(site(), 'delete locale es');
    await writeFile(site().file('.git/index'), index);
    expect({ code, printed }).toEqual({
      code: 2,
      printed: expect.stringMatching(
        /git failed: .*\. Nothing was deleted\. Delete all the same with --force\.$/,
      ),
    });
  });
});
