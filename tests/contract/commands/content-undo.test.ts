import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../scripts/cli/list-files.ts';
import { resume } from '../../../scripts/content/draft/resume.ts';
import { keepPlan, planFile } from '../../../scripts/site/change-plan.ts';
import { project } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { contentCommand, siteFiles } from './content-command.ts';

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite(project);
});
afterEach(() => site.remove());

/** Every byte of the site; what is kept of commands is none of it. */
const snapshot = () =>
  siteFiles(site.root)
    .sort()
    .map((file) => `${file}\n${readFileSync(site.file(file), 'latin1')}`);

const done = async (command: string) => {
  const result = await contentCommand(site, command);
  expect(result).toMatchObject({ code: 0 });
  return result.printed;
};

const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x80]);

describe('undo', () => {
  it('takes back one command after the other, to the byte, without git', async () => {
    await mkdir(site.file('public/images/old'));
    writeFileSync(site.file('public/images/old/team.jpg'), picture);
    writeFileSync(site.file('locales/en.json'), `\uFEFF${await site.read('locales/en.json')}`);
    const commands = [
      'new page our-values',
      'rename page about-us our-story',
      'new locale fr',
      'rename asset images/old/team.jpg images/us.jpg',
      'delete asset images/us.jpg',
      'delete solution pay --redirect solutions --force',
      'delete locale fr --force',
      'rename key home.hero home.top',
    ];
    const before: string[][] = [];
    for (const command of commands) {
      before.push(snapshot());
      expect(await done(command)).toContain(`Take it back with: npm run content -- undo --root ${site.root}`);
      expect(snapshot()).not.toEqual(before.at(-1));
    }
    for (const command of commands.reverse()) {
      expect(await done('undo')).toContain(
        `"npm run content -- ${command} --root ${site.root}" is taken back.`,
      );
      expect(snapshot()).toEqual(before.pop());
    }
    expect(await done('undo')).toBe('There is no command to take back. Nothing to do.');
  });

  it('clears away what "git restore ." leaves of a rename', async () => {
    const before = snapshot();
    await done('rename page about-us our-story');
    await site.restore();
    expect(snapshot()).not.toEqual(before);
    await done('undo');
    expect(snapshot()).toEqual(before);
  });

  it('says that a command is taken back already, and the next one takes back the one before', async () => {
    const before = snapshot();
    await done('new page our-values');
    const between = await site.read('site.config.json');
    await done('rename asset images/logo.svg images/brand.svg');
    await site.write('site.config.json', between);
    writeFileSync(site.file('public/images/logo.svg'), readFileSync(site.file('public/images/brand.svg')));
    await rm(site.file('public/images/brand.svg'));
    const printed = await done('undo');
    expect(printed).toContain('is taken back already: all its files are as they were before it.');
    expect(printed).toContain('Undo once more takes back the command before it: npm run content -- new page');
    await done('undo');
    expect(snapshot()).toEqual(before);
  });

  it('loses nothing of what was written since, and --force gives it up', async () => {
    const before = snapshot();
    await done('new page our-values');
    await site.replace('pages/our-values.json', '"draft": true,', '"draft":  true,');
    await rm(site.file('locales/es.json'));
    const edited = snapshot();
    const refused = await contentCommand(site, 'undo');
    expect(refused.code).toBe(1);
    expect(refused.printed).toContain(
      'would be lost:\n  locales/es.json was deleted since.\n  pages/our-values.json was edited since.\n',
    );
    expect(snapshot()).toEqual(edited);
    await done('undo --dry-run --force');
    expect(snapshot()).toEqual(edited);
    await done('undo --force');
    expect(snapshot()).toEqual(before);
  });

  it('keeps a file that somebody made in the place of one that the command removed', async () => {
    await done('rename page about-us our-story');
    await site.write('pages/about-us.json', 'mine');
    const { printed } = await contentCommand(site, 'undo');
    expect(printed).toContain('\n  pages/about-us.json was made since.\n');
    expect(await site.read('pages/about-us.json')).toBe('mine');
  });

  it('takes back a command that was killed half-way, once that is finished or given up', async () => {
    const before = snapshot();
    await done('new page our-values');
    const left = snapshot();
    await rm(site.file('pages/our-values.json'));
    const plan = { command: 'content -- new page our-values', changes: [] };
    await keepPlan(site.root, plan);
    expect((await contentCommand(site, 'undo')).printed).toContain('npm run content -- resume');
    await resume({ root: site.root, code: project });
    await rm(site.file(planFile), { force: true });
    expect(snapshot()).not.toEqual(left);
    await done('undo');
    expect(snapshot()).toEqual(before);
  });

  it('is not offered for what was not done', async () => {
    for (const command of [
      'new page our-values --dry-run',
      'delete page contact',
      'rename key home.hero home.hero',
    ])
      expect((await contentCommand(site, command)).printed).not.toContain('Take it back');
    expect(await done('undo')).toContain('There is no command to take back.');
  });

  it('keeps twenty commands', async () => {
    for (let number = 1; number <= 21; number += 1)
      await done(`rename asset images/logo${number === 1 ? '' : number - 1}.svg images/logo${number}.svg`);
    expect(listFiles(site.file('.cache/undo'))).toHaveLength(20);
  });
});
