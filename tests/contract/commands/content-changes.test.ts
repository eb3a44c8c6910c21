import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchContent } from '../../../scripts/dev/watch-content.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { isStub } from '../../../src/engine/core/checks/context/words/writing/message-syntax.ts';
import { lockFile } from '../../../src/engine/core/file-names.ts';
import { prepareSite } from '../../../src/engine/core/site.ts';
import type { LocaleDocument, PageDocument, SiteConfig } from '../../../src/generated/types.ts';
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

const problems = async () => (await validateSite(site.root)).problems;

const told = async () => new Set((await problems()).map(({ severity, check }) => `${severity} ${check}`));

/** Every file of the site's content. */
const snapshot = () =>
  siteFiles(site.root)
    .filter((file) => !file.startsWith('.cache/'))
    .map((file) => `${file}\n${readFileSync(site.file(file), 'latin1')}`);

const read = async <Document>(file: string) => JSON.parse(await site.read(file)) as Document;

describe('new', () => {
  it('page: a draft whose words say in every language what to write', async () => {
    const { code, printed } = await contentCommand(
      site,
      'new page our-values --sections page-hero,logos,awards,logos',
    );
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining('is a draft: "npm run dev -- --drafts" shows it'),
    ]);
    const page = await read<PageDocument>('pages/our-values.json');
    expect(page).toMatchObject({ id: 'our-values', path: '/our-values', draft: true });
    expect(page.sections.map(({ id }) => id)).toEqual(['page-hero', 'logos', 'awards', 'logos-2']);
    const words = (await read<Record<string, LocaleDocument>>('locales/es.json')).ourValues;
    expect(words).toMatchObject({ pageHero: { title: "TODO: The page's main heading." } });
    expect(await told()).toEqual(new Set(['warning i18n/todo-value', 'warning media/todo-picture']));
  });

  it('page: with nothing to mend but its words and pictures once it is no draft', async () => {
    await contentCommand(
      site,
      'new page our-values --sections page-hero,leadership,key-features,solutions,moments',
    );
    await contentCommand(site, 'new page our-tool --sections solution-hero,partner-benefits');
    for (const page of ['our-values', 'our-tool'])
      await site.replace(`pages/${page}.json`, '"draft": true,', '');
    const errors = (await problems()).filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ check }) => check))).toEqual(
      new Set(['i18n/todo-value', 'media/todo-picture']),
    );
  });

  it.each([
    ['/contact', 'is that of the page "contact"'],
    ['our-values', 'does not start with a slash'],
  ])('page: not at an address that it could not keep once it is published: %s', async (address, why) => {
    const { code, printed } = await contentCommand(site, `new page our-values --path ${address}`);
    expect([code, printed]).toEqual([1, expect.stringContaining(why)]);
    await expect(read('pages/our-values.json')).rejects.toThrow('ENOENT');
  });

  it('solution: a draft built like the first, told what stands there in it', async () => {
    await contentCommand(site, 'new solution concierge');
    const page = await read<PageDocument>('pages/solutions/concierge.json');
    expect(page).toMatchObject({ id: 'concierge', draft: true, order: 80 });
    expect(page.card?.title).toBe('t:solutions.concierge.card.title|TODO: [like "Loyalty" of loyalty]');
    const { solutions } = await read<{ solutions: Record<string, { card: { description: string } }> }>(
      'locales/es.json',
    );
    const description = solutions.loyalty?.card.description;
    expect(solutions.concierge).toMatchObject({
      card: { description: `TODO: [like "${description}" of loyalty]` },
    });
    const withoutTodo = page.card?.title?.replace(/.*TODO: /, '') ?? '';
    expect(isStub(withoutTodo)).toBe(true);
    expect(page.card).toMatchObject({ imageBg: { src: '/images/todo.svg' } });
    expect(await told()).toEqual(new Set(['warning i18n/todo-value', 'warning media/todo-picture']));
  });

  it('solution: built like the first that pages list, where one without an order comes last', async () => {
    await site.replace('pages/solutions/share.json', '"order": 30,', '');
    await contentCommand(site, 'new solution concierge');
    const page = await read<PageDocument>('pages/solutions/concierge.json');
    expect(page).toMatchObject({ order: 80, card: { title: expect.stringContaining('of loyalty') } });
  });

  it('page and solution: npm run dev -- --drafts shows them before their words are written', async () => {
    await contentCommand(site, 'new page pages/our-values.json');
    await contentCommand(site, 'new solution solutions/concierge');
    const clock = { now: Date.now(), drafts: true };
    const { source, problems: inTheWay } = await watchContent(site.root, () => clock).look();
    const { manifest } = prepareSite(source);
    expect(inTheWay).toEqual([]);
    expect(manifest.byPath.has('/our-values') && manifest.byPath.has('/solutions/concierge')).toBe(true);
  });

  it('locale: its settings, and every text with as many forms as it needs', async () => {
    const { printed } = await contentCommand(site, 'new locale ar');
    expect(printed).toContain('The site speaks العربية (ar) now.');
    const { locales } = await read<SiteConfig>('site.config.json');
    expect(locales.at(-1)).toEqual({ locale: 'ar', name: 'العربية', suffix: '-ar', dir: 'rtl' });
    const found = (await problems()).filter(({ severity }) => severity === 'error');
    expect(found).toEqual([]);
  });

  it('locale: the words that visitors read, where a page writes others than the file has', async () => {
    await site.edit<LocaleDocument>('locales/en.json', (words) => {
      words.solutions = {
        ...(words.solutions as LocaleDocument),
        loyalty: { overview: 'Nobody reads this.' },
      };
    });
    await contentCommand(site, 'new locale fr');
    const french = await site.read('locales/fr.json');
    expect(french).not.toContain('Nobody reads this.');
    expect(french).toContain('Discounts are forgotten');
  });

  it.each(['zz', 'english', 'xx-yy-zz-qqq', 'es-backup', 'es-old', 'fr_FR'])(
    'locale: refuses %s, which names no language',
    async (tag) => {
      const { code, printed } = await contentCommand(site, `new locale ${tag}`);
      expect([code, printed]).toEqual([1, expect.stringContaining(`"${tag}" is no language tag.`)]);
    },
  );

  const again = ['new page our-values', 'new solution concierge', 'new locale fr'];
  it.each(again)('%s: a no-op with a clear message the second time', async (command) => {
    await contentCommand(site, command);
    const before = snapshot();
    const { code, printed } = await contentCommand(site, command);
    expect([code, printed]).toEqual([0, expect.stringMatching(/already\. Nothing to do\.$/)]);
    expect(snapshot()).toEqual(before);
  });

  it('takes nothing away when what it made is deleted again', async () => {
    const before = snapshot();
    await contentCommand(site, 'new page our-values --sections page-hero,logos');
    const { printed } = await contentCommand(site, 'delete page our-values');
    expect(printed).not.toContain('addresses');
    await contentCommand(site, 'new solution concierge');
    await contentCommand(site, 'delete solution concierge');
    await contentCommand(site, 'new locale fr');
    await contentCommand(site, 'delete locale fr');
    expect(snapshot()).toEqual(before);
  });
});

describe('delete', () => {
  it('locale: its words, facts, addresses and notes go, and the site is whole', async () => {
    const { printed } = await contentCommand(site, 'delete locale es');
    expect(printed).toContain('The language "es" is deleted.');
    expect(JSON.stringify(snapshot())).not.toMatch(/"es\\?":/);
    const found = (await problems()).filter(({ severity }) => severity !== 'info');
    expect(found).toEqual([]);
  });

  it.each([
    ['page contact', 'pages/home.json:23:21  page:contact'],
    ['entry home', 'There is no entry "home". There is loyalty,'],
    ['locale en', '"en" is the default language.'],
    ['locale ess', 'There is no language "ess". Did you mean "es"?'],
    ['key home.hero', 'pages/home.json:14:18  t:home.hero.title'],
    ['asset images/logo.svg', 'site.config.json:8:11  /images/logo.svg'],
    ['asset icons/linkedin.svg', 'linkedin'],
    ['section hero', 'A section type belongs to the code'],
  ])('%s: refuses what is used and lists every place', async (what, place) => {
    const before = snapshot();
    const { code, printed } = await contentCommand(site, `delete ${what}`);
    expect(printed).toContain(place);
    expect(code).toBeGreaterThan(0);
    expect(snapshot()).toEqual(before);
  });

  it('--check says what would be wrong then, and deletes nothing', async () => {
    const { code, printed } = await contentCommand(site, 'delete page newsletter-confirm --check');
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/^error {2}Nothing was changed, .*\npages\/newsletter-unsubscribe\.json:18:19 /),
    ]);
    expect(existsSync(site.file('pages/newsletter-confirm.json'))).toBe(true);
  });

  it('says how visitors of a solution are sent on after all, and that can be done', async () => {
    const before = snapshot();
    const { printed } = await contentCommand(site, 'delete solution pay');
    expect(printed).toContain('The solution "pay" is deleted.');
    expect(printed).toContain('Not found from now on: /solutions/pay, /inspira-pay-es');
    expect(printed).toContain(
      'take this back and delete it so: npm run content -- undo, then npm run content -- delete solution pay --redirect <page>',
    );
    await contentCommand(site, 'undo');
    expect(snapshot()).toEqual(before);
    expect((await contentCommand(site, 'delete solution pay --redirect solutions')).code).toBe(0);
  });

  it('takes a word out of the settings that only its texts had', async () => {
    expect(await site.read('site.config.json')).toContain('"No", "Total"]');
    await contentCommand(site, 'delete solution pay --redirect solutions');
    expect(await site.read('site.config.json')).toContain('"No"]');
    expect(await told()).toEqual(new Set());
  });

  it('takes the words that only the page shows along, and sends its visitors on', async () => {
    await contentCommand(site, 'new page our-values');
    expect(await site.read('locales/es.json')).toContain('"ourValues"');
    // Only a published page has visitors.
    await site.edit<PageDocument>('pages/our-values.json', (page) => {
      delete page.draft;
    });
    const lost = await contentCommand(site, 'delete page our-values --redirect home#clinets');
    expect(lost).toMatchObject({ code: 1, printed: expect.stringContaining('Did you mean "clients"?') });
    await contentCommand(site, 'delete page our-values --redirect home#clients');
    expect((await read<SiteConfig>('site.config.json')).redirects).toMatchObject({
      '/our-values': 'page:home#clients',
    });
    expect(await site.read('locales/es.json')).not.toContain('"ourValues"');
    expect(await site.read(lockFile)).not.toContain('ourValues.');
    expect(await problems()).toEqual([]);
  });

  it('takes the pictures that only the page shows along', async () => {
    await contentCommand(site, 'new page our-values');
    await site.write('public/images/values.svg', await site.read('public/images/logo.svg'));
    await site.edit<PageDocument>('pages/our-values.json', ({ sections }) => {
      Object.assign(sections[0]?.props ?? {}, { art: { src: '/images/values.svg' } });
    });
    await contentCommand(site, 'delete page our-values');
    expect(existsSync(site.file('public/images/values.svg'))).toBe(false);
    expect(existsSync(site.file('public/images/logo.svg'))).toBe(true);
  });
});
