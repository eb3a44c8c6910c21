import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import type { SiteCopy } from '../../copy-site.ts';
import { gitIn } from '../../git-in.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { copyBilingualSite } from '../copy-bilingual-site.ts';
import { contentCommand } from './content-command.ts';

beginWithCleanSite();

let site: SiteCopy;
beforeEach(async () => {
  site = await copyBilingualSite();
});
afterEach(() => site.remove());

const redirects = async () => (JSON.parse(await site.read('site.config.json')) as SiteConfig).redirects;

const commitSite = () => {
  gitIn(site.root, 'init', '--quiet');
  gitIn(site.root, 'add', '.');
  gitIn(site.root, 'commit', '--quiet', '--message', 'The site');
};

const problems = async () =>
  (await validateSite(site.root)).problems.map(({ file, message }) => `${file}: ${message}`);

it('a page gets another address and keeps its name', async () => {
  const { code, printed } = await contentCommand(site, 'rename page about-us about-us --path /about');
  expect([code, printed]).toEqual([0, expect.stringContaining('The page "about-us" is at /about now.')]);
  expect(await redirects()).toEqual({ '/about-us': 'page:about-us', '/about-us-es': 'page:about-us' });
  expect(await problems()).toEqual([]);
  const again = await contentCommand(site, 'rename page about-us about-us --path /about');
  expect(again.printed).toContain('Nothing to do.');
});

describe('addresses that nobody misses become no redirects', () => {
  it('those of a draft', async () => {
    await contentCommand(site, 'new page team');
    const { printed } = await contentCommand(site, 'rename page team crew');
    expect(printed).not.toContain('redirect');
    expect(await redirects()).toBeUndefined();
  });

  it('those that no commit has: renaming back leaves the site as it was', async () => {
    const before = await site.read('site.config.json');
    commitSite();
    await contentCommand(site, 'rename page contact get-in-touch');
    expect(await redirects()).toMatchObject({ '/contact': 'page:get-in-touch' });
    await contentCommand(site, 'rename page get-in-touch contact');
    expect(await site.read('site.config.json')).toBe(before);
  });

  it('those of a page that is still to come', async () => {
    await site.edit<PageDocument>('pages/newsletter-confirm.json', (page) => {
      page.publishAt = '2990-01-01T00:00:00Z';
    });
    const command = 'rename page newsletter-confirm confirmed --path /newsletter/confirmed';
    expect(await contentCommand(site, command)).toMatchObject({ code: 0 });
    expect(await redirects()).toBeUndefined();
  });

  it('that of the page "not found", whose place hosts look at for every unknown address', async () => {
    await contentCommand(site, 'rename page not-found missing --path /missing');
    expect(await redirects()).toBeUndefined();
    await contentCommand(site, 'rename page missing 404 --path /404');
    await contentCommand(site, 'rename page 404 not-found');
    expect(await redirects()).toBeUndefined();
    expect(await problems()).toEqual([]);
  });
});

describe('addresses of a page that is not shown at this moment', () => {
  const team = { '/team': 'page:home', '/team-es': 'page:home' };

  it('lead where --redirect says, even those of a draft', async () => {
    await contentCommand(site, 'new page team');
    const { printed } = await contentCommand(site, 'delete page team --redirect home');
    expect(printed).toContain('/team leads to home as a redirect.');
    expect(await redirects()).toEqual(team);
    expect(await problems()).toEqual([]);
  });

  it('are known when its time is over: they follow its name, and what is lost is told', async () => {
    await contentCommand(site, 'new page team');
    await site.edit<PageDocument>('pages/team.json', (page) => {
      delete page.draft;
      page.unpublishAt = '2020-01-01T00:00:00Z';
    });
    commitSite();
    const { printed } = await contentCommand(site, 'delete page team --dry-run');
    expect(printed).toContain('Not found from now on: /team, /team-es');
    await contentCommand(site, 'rename page team crew');
    expect(await redirects()).toEqual({ '/team': 'page:crew', '/team-es': 'page:crew' });
  });
});

describe('redirects to a page that is deleted', () => {
  beforeEach(async () => {
    await contentCommand(site, 'new page team');
    // Only a published page has visitors.
    await site.edit<PageDocument>('pages/team.json', (page) => {
      delete page.draft;
    });
    await site.edit<SiteConfig>('site.config.json', (config) => {
      config.redirects = {
        '/mail': 'https://example.com/',
        '/approve': 'page:team#top',
        '/sure': '/team',
      };
    });
  });

  it('lead where its own addresses do', async () => {
    const { code, printed } = await contentCommand(site, 'delete page team --redirect home');
    expect([code, printed]).toEqual([0, expect.stringContaining('/approve leads to home as a redirect.')]);
    expect(await redirects()).toMatchObject({
      '/mail': 'https://example.com/',
      '/approve': 'page:home',
      '/team': 'page:home',
      '/sure': 'page:home',
    });
    expect(await problems()).toEqual([]);
  });

  it('go with it when it has no other', async () => {
    const { code, printed } = await contentCommand(site, 'delete page team');
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining('/sure led to it, and is no redirect any longer.'),
    ]);
    expect(await redirects()).toEqual({ '/mail': 'https://example.com/' });
    expect(await problems()).toEqual([]);
  });
});
