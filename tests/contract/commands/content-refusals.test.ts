import { existsSync, readFileSync } from 'node:fs';
import { rename, symlink } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTranslatedSite } from '../../../scripts/i18n/read-translated-site.ts';
import { planFile } from '../../../scripts/site/change-plan.ts';
import { dataFolder } from '../../../src/engine/core/addresses/output-paths.ts';
import type { PageDocument } from '../../../src/generated/types.ts';
import { project } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { contentCommand, siteFiles } from './content-command.ts';

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite(project);
});
afterEach(() => site.remove());

const snapshot = () =>
  siteFiles(site.root).map((file) => `${file}\n${readFileSync(site.file(file), 'latin1')}`);

/** Expects a command to say why it does not do what it was asked for, and to leave everything as it was. */
const expectRefused = async (command: string, why: string) => {
  const before = snapshot();
  const { code, printed } = await contentCommand(site, command);
  expect([code, printed]).toEqual([1, expect.stringContaining(why)]);
  expect(snapshot()).toEqual(before);
};

const long = 'a'.repeat(300);

describe('what cannot be done is refused before anything is written', () => {
  it.each([
    ['new solution contact', 'There is a page "contact" already, in pages/contact.json.'],
    ['delete page contact --redirect page:contact', 'The addresses of "contact" cannot lead to itself.'],
    ['rename page about-us about-us --path our-story', '"our-story" is no address. It begins with a slash'],
    [
      'new page our-tool --sections hero,page-hero',
      'A page has one main heading, and both "hero" and "page-hero" would bring one.',
    ],
    ['new page loyalty', 'There is a page "loyalty" already, in pages/solutions/loyalty.json.'],
    [
      'new page about',
      'The words of the new page would be "about" in the locale files, which is what pages/about-us.json shows already.',
    ],
    [
      'new solution hero',
      'would be "solutions.hero" in the locale files, which is what pages/solutions.json',
    ],
    ['rename asset icons/linkedin.svg icons/gift.svg', 'There is an icon "gift" already'],
    ['rename asset images/logo.svg icons/gift.svg', 'There is an icon "gift" already'],
    ['rename asset images/logo.svg images/logo.svg/x.svg', 'public/images/logo.svg is a file'],
    ['rename asset images/logo.svg assets/logo.svg', 'the built site has scripts, styles and fonts'],
    [`rename asset images/logo.svg ${dataFolder}/logo.svg`, 'the built site has the content of pages'],
    [`rename page contact ${long}`, 'with 305 letters, and 200 are the most'],
    [`new page ${long}`, 'with 305 letters, and 200 are the most'],
    [`rename asset images/logo.svg images/${long}.svg`, 'with 304 letters, and 200 are the most'],
    [`rename asset images/logo.svg ${'a/'.repeat(400)}b.svg`, 'would be a path with 812 letters'],
  ])('%s', expectRefused);
});

describe('two pages of one id', () => {
  beforeEach(async () => {
    await contentCommand(site, 'new solution concierge');
    await site.edit<PageDocument>('pages/solutions/concierge.json', (page) => {
      page.id = 'contact';
    });
  });

  it.each(['rename page contact get-in-touch', 'delete page contact', 'delete solution contact'])(
    '%s: nobody can tell which of the two is meant',
    (command) =>
      expectRefused(
        command,
        '2 pages have the id "contact": pages/contact.json and pages/solutions/concierge.json.',
      ),
  );

  it('a new page is not written over the file of another', async () => {
    await site.edit<PageDocument>('pages/solutions/concierge.json', (page) => {
      page.id = 'butler';
    });
    await expectRefused('new solution concierge', 'There is a file pages/solutions/concierge.json already.');
  });
});

it('a file of words that is a link is not read, so nothing is changed beside it', async () => {
  const real = site.file('english.json');
  await rename(site.file('locales/en.json'), real);
  await symlink(real, site.file('locales/en.json'));
  await expectRefused('rename key home.hero.title home.hero.heading', 'locales/en.json:1:1  This is a link');
  await expect(readTranslatedSite(site.root, undefined)).rejects.toThrow('Mend these first.');
});

it('a name that was too long leaves nothing half done', async () => {
  await contentCommand(site, `rename page contact ${long}`);
  expect(existsSync(site.file(planFile))).toBe(false);
});
