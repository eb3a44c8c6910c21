import { readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../scripts/cli/list-files.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { lockFile } from '../../../src/engine/core/file-names.ts';
import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { runCommand } from '../../command.ts';
import type { SiteCopy } from '../../copy-site.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { copyBilingualSite } from '../copy-bilingual-site.ts';
import { contentCommand, siteFiles } from './content-command.ts';

beginWithCleanSite();

let site: SiteCopy;
beforeEach(async () => {
  site = await copyBilingualSite();
});
afterEach(() => site.remove());

const problems = async () =>
  (await validateSite(site.root)).problems.map(({ file, message }) => `${file}: ${message}`);

const snapshot = (): Map<string, string> =>
  new Map(siteFiles(site.root).map((file) => [file, readFileSync(path.join(site.root, file), 'latin1')]));

const everything = () => [...snapshot().values()].join('\n');

const configuration = async () => JSON.parse(await site.read('site.config.json')) as SiteConfig;

describe('rename page', () => {
  it('renames file, id, links, navigation and words; old addresses become redirects in every language', async () => {
    const { code, printed } = await contentCommand(site, 'rename page contact get-in-touch');
    expect(printed).toContain('renamed  pages/contact.json → pages/get-in-touch.json');
    expect(code).toBe(0);
    const page = JSON.parse(await site.read('pages/get-in-touch.json')) as PageDocument;
    expect(page).toMatchObject({ id: 'get-in-touch', path: '/get-in-touch' });
    expect(page.meta.title).toBe('t:getInTouch.meta.title');
    expect(everything()).not.toMatch(/"page:contact"|t:contact\./);
    expect((await configuration()).redirects).toEqual({
      '/contact': 'page:get-in-touch',
      '/contact-es': 'page:get-in-touch',
    });
    expect(await problems()).toEqual([]);
  });

  it('renames an entry where a list singles it out', async () => {
    await contentCommand(site, 'rename page marketplace bazaar');
    expect(await site.read('pages/home.json')).toContain('"featured": "bazaar"');
    expect(await problems()).toEqual([]);
  });

  it('is a no-op with a clear message the second time', async () => {
    await contentCommand(site, 'rename page contact get-in-touch');
    const before = snapshot();
    const { code, printed } = await contentCommand(site, 'rename page contact get-in-touch');
    expect([code, printed.trim()]).toEqual([
      0,
      'The page "get-in-touch" has its name already, and none is called "contact". Nothing to do.',
    ]);
    expect(snapshot()).toEqual(before);
  });

  it('is refused for a page that got its name by hand, with what to take back first', async () => {
    await site.replace('pages/contact.json', '"id": "contact"', '"id": "get-in-touch"');
    const { code, printed } = await contentCommand(site, 'rename page contact get-in-touch');
    expect(code).not.toBe(0);
    expect(printed).toMatch(
      /"get-in-touch" has its name already, but \S+\.json:\d+ still names "contact"\. First write "id": "contact" in pages\/contact\.json again, then run this command again\./,
    );
    await site.replace('pages/contact.json', '"id": "get-in-touch"', '"id": "contact"');
    expect(await contentCommand(site, 'rename page contact get-in-touch')).toMatchObject({ code: 0 });
    expect(await problems()).toEqual([]);
  });

  it('is refused for a picture that was renamed by hand, while it is still shown by its old name', async () => {
    const [from, to] = ['images/people/portrait-2.svg', 'images/people/portrait-22.svg'];
    await rename(site.file(`public/${from}`), site.file(`public/${to}`));
    const { code, printed } = await contentCommand(site, `rename asset ${from} ${to}`);
    expect(code).not.toBe(0);
    expect(printed).toContain(`First call it public/${from} again, then run this command again.`);
  });

  it('sends the visitors of every address of an entry on, and back again when it gets its old name', async () => {
    const before = snapshot();
    await contentCommand(site, 'rename page loyalty belonging');
    expect((await configuration()).redirects).toEqual({
      '/inspira-loyalty-es': 'page:belonging',
      '/solutions-es/loyalty': 'page:belonging',
      '/solutions/loyalty': 'page:belonging',
    });
    expect(await problems()).toEqual([]);
    await contentCommand(site, 'rename page belonging loyalty');
    expect(Object.keys((await configuration()).redirects ?? {})).toEqual([
      '/inspira-belonging-es',
      '/solutions-es/belonging',
      '/solutions/belonging',
    ]);
    const changed = [...snapshot()].filter(([file, text]) => before.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual(['site.config.json']);
  });

  it('writes links by name that wrote the address out, and takes earlier redirects along', async () => {
    await site.edit<SiteConfig>('site.config.json', (config) => {
      config.redirects = { '/write-us': '/contact', '/mail': 'page:contact#write' };
    });
    await site.replace('pages/home.json', '"page:contact"', '"/contact#write"');
    await contentCommand(site, 'rename page contact get-in-touch');
    expect(await site.read('pages/home.json')).toContain('"link": "page:get-in-touch#write"');
    expect((await configuration()).redirects).toMatchObject({
      '/write-us': 'page:get-in-touch',
      '/mail': 'page:get-in-touch#write',
    });
    expect(await problems()).toEqual([]);
  });

  it('is not kept from it by a fault that the page had before', async () => {
    await site.replace('pages/partner-with-us.json', '"page:contact"', '"page:contcat"');
    const before = await problems();
    const { code, printed } = await contentCommand(site, 'rename page partner-with-us partners');
    expect([code, printed]).toEqual([0, expect.not.stringContaining('To do then')]);
    expect((await problems()).length).toBe(before.length);
  });

  it('keeps an address that is not made of the name, and words that others show', async () => {
    await site.replace('pages/home.json', '"t:home.cta.talk"', '"t:rewards.hero.title"');
    const { printed } = await contentCommand(site, 'rename page rewards prizes --path /rewards');
    expect(printed).toContain('The words stay in "rewards", because not only this page shows them.');
    expect((await configuration()).redirects).toBeUndefined();
    expect(await site.read('pages/prizes.json')).toContain('"path": "/rewards"');
  });
});

describe('rename key', () => {
  it('renames it in every language, at every use and in the settings of the checks', async () => {
    const { code } = await contentCommand(site, 'rename key sectionFallback.error sectionFallback.notice');
    expect(code).toBe(0);
    expect(everything()).not.toContain('sectionFallback.error');
    expect(await site.read('site.config.json')).toContain(
      '"solutions.*.card.title", "sectionFallback.notice"',
    );
    expect(await problems()).toEqual([]);
  });

  it('renames a group, keeps inline words and parameters, and leads back to the same bytes', async () => {
    const before = snapshot();
    await contentCommand(site, 'rename key solutions.loyalty offers.loyal');
    expect(await site.read('pages/solutions/loyalty.json')).toContain('"t:offers.loyal.card.title|Loyalty"');
    expect(await site.read(lockFile)).toContain('"offers.loyal.card.description"');
    const named = (await problems()).filter((problem) => !problem.includes('is the same in'));
    expect(named).toEqual([]);
    await contentCommand(site, 'rename key offers.loyal solutions.loyalty');
    expect(snapshot()).toEqual(before);
  });
});

describe('rename asset', () => {
  it('renames the file and all its uses, of an icon also its bare name', async () => {
    await contentCommand(site, 'rename asset public/images/logo.svg images/brand/mark.svg');
    await contentCommand(site, 'rename asset /icons/linkedin.svg /icons/professional.svg');
    expect(listFiles(site.file('public/'))).toEqual(
      expect.arrayContaining(['images/brand/mark.svg', 'icons/professional.svg']),
    );
    expect(everything()).not.toMatch(/images\/logo\.svg|"icon": "linkedin"/);
    expect(await problems()).toEqual([]);
  });

  it('puts a file into a folder that is named with its slash', async () => {
    await contentCommand(site, 'rename asset images/logo.svg images/logos/');
    expect(listFiles(site.file('public/'))).toContain('images/logos/logo.svg');
  });

  it('gives a file a name that can be shown, whose own has a sign of addresses in it', async () => {
    await rename(site.file('public/images/about-rings.svg'), site.file('public/images/rings#1.svg'));
    await site.replace('pages/about-us.json', 'about-rings.svg', 'rings#1.svg');
    expect(await problems()).toEqual([expect.stringContaining('"/images/rings#1.svg" has a # in its name')]);
    await contentCommand(site, 'rename asset /images/rings#1.svg /images/rings-1.svg');
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['Rings.SVG', 'Rings.svg', 'cannot be shown under that name'],
    ['rings.png', 'rings.svg', 'The file holds a svg and is called .png'],
  ])('follows what validate says of the ending of %s', async (called, right, why) => {
    await rename(site.file('public/images/about-rings.svg'), site.file(`public/images/${called}`));
    await site.replace('pages/about-us.json', 'about-rings.svg', called);
    const command = `rename asset /images/${called} /images/${right}`;
    const [told, ...others] = await problems();
    expect([told?.includes(why), told?.includes(command), others]).toEqual([true, true, []]);
    expect(await contentCommand(site, command)).toMatchObject({ code: 0 });
    expect(await problems()).toEqual([]);
  });

  it('asks for an ending in small letters', async () => {
    const { code, printed } = await contentCommand(site, 'rename asset images/logo.svg images/Brand.SVG');
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining(
        'The ending of a picture is written in small letters. Write /images/Brand.svg.',
      ),
    ]);
  });
});

describe('a page', () => {
  it.each([
    'loyalty.json',
    'pages/solutions/loyalty.json',
    'solutions/loyalty',
    'page:loyalty',
    '/solutions/loyalty',
  ])('may be named as %s', async (name) => {
    const { printed } = await contentCommand(site, `rename page ${name} bonus --dry-run`);
    expect(printed).toContain('The page "loyalty" is called "bonus" now.');
  });
});

describe('nothing is written', () => {
  const refused: [string, number, string][] = [
    ['rename page contcat write', 2, 'There is no page "contcat". Did you mean "contact"?'],
    ['rename page about our-story', 2, 'There is no page "about". Did you mean "about-us"?'],
    ['rename solution about-us our-story', 2, 'There is no solution "about-us". There is loyalty,'],
    ['delete page rewards --redirect soltions', 2, 'There is no page "soltions". Did you mean "solutions"?'],
    ['rename page nosotros our-story', 2, 'There is about-us, contact,'],
    ['rename key hero.title home.top', 2, 'Did you mean one of "about.hero.title", '],
    ['new locale portuguese', 1, '"portuguese" is no language tag. Did you mean "pt"?'],
    ['rename page contact home', 1, 'There is a page "home" already.'],
    ['rename page contact contact', 0, 'The page "contact" is called so. Nothing to do.'],
    ['rename key home.hero.title home.hero.title', 0, '"home.hero.title" is called so. Nothing to do.'],
    ['rename asset images/logo.svg images/logo.svg', 0, 'is called so. Nothing to do.'],
    ['rename asset images/objects images/things', 2, '"public/images/objects" is a folder.'],
    ['rename page contact Get_in', 1, 'Did you mean "get-in"?'],
    [
      'rename page contact write --path /rewards',
      1,
      'pages/write.json:4:11  Page "write": The address /rewards',
    ],
    ['rename key home.hero.titel home.hero.name', 2, 'Did you mean "home.hero.title"?'],
    ['rename key home.hero.title home.hero.text', 1, 'There is a key "home.hero.text" already.'],
    ['rename key home.hero home.hero.top', 1, 'Choose a name beside it.'],
    ['rename key home.hero.text home.meta.title.more', 1, '"home.meta.title" in locales/en.json is a text'],
    ['rename asset images/logos.svg images/brand.svg', 2, 'Did you mean "public/images/logo.svg"?'],
    ['rename asset images/logo.svg images/logo.png', 1, 'A file of the kind .svg stays one.'],
    ['rename pages contact write', 2, 'Did you mean "rename page"?'],
    ['rename page contact', 2, 'Write it so: npm run content -- rename page <id> <new id>'],
    ['rename page contact write --froce', 2, "Unknown option '--froce'"],
    ['rename page contact write --dry-run', 0, 'Nothing is written (--dry-run).'],
  ];
  it.each(refused)('%s', async (command, code, message) => {
    const before = snapshot();
    const result = await contentCommand(site, command);
    expect(result.printed).toContain(message);
    expect(result.code).toBe(code);
    expect(snapshot()).toEqual(before);
  });

  it('when a file is not JSON', async () => {
    await site.replace('pages/home.json', '"id": "home",', '"id": "home"');
    const { code, printed } = await runCommand('content', [
      'rename',
      'page',
      'contact',
      'x',
      '--root',
      site.root,
    ]);
    expect(printed).toContain(
      'pages/home.json:3:15  A comma is missing here. This comes first; "npm run validate" shows it.',
    );
    expect(code).toBe(1);
  });
});
