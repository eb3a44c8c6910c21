import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import { parseMoment } from '../../../src/engine/core/publication/parse-moment.ts';
import type { PageDocument, SiteConfig } from '../../../src/generated/types.ts';
import { project, runCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { type BuiltFolder, differences, readBuilt, textOf, writtenSince } from './built-folder.ts';

const start = '2026-12-01T09:00:00+01:00';
const end = '2026-12-24T18:00:00+01:00';
const [before, inside, after] = ['2026-12-01T08:59:59+01:00', '2026-12-10T00:00:00Z', end];

let site: SiteCopy;
let folder: string;

const clockAt = (moment: string) => ({ now: parseMoment(moment) ?? Number.NaN, drafts: false });

const buildAt = async (moment: string, out = 'dist', drafts = false): Promise<BuiltFolder> => {
  const clock = { ...clockAt(moment), drafts };
  const to = path.join(folder, out);
  await buildSite({ root: site.root, out: to, cache: path.join(project, '.cache'), clock });
  return readBuilt(to);
};

const entry = (id: string, rest: Partial<PageDocument>): string => {
  const words = { title: 't:rooms.why.sea.title', description: 't:rooms.why.sea.text' };
  const card = { ...words, imageBg: { src: '/images/faro.svg' }, tone: 'warm' as const };
  const hero = { type: 'page-hero', id: 'hero', props: { title: words.title, text: words.description } };
  return JSON.stringify({ id, meta: words, card, sections: [hero], ...rest });
};

const addOffers = async () => {
  await site.edit<SiteConfig>('site.config.json', (config) => {
    config.collections = { offers: { path: '/offers/{slug}' } };
  });
  await mkdir(site.file('pages/offers'));
  await site.write('pages/offers/summer.json', entry('summer', {}));
  await site.write('pages/offers/winter.json', entry('winter', { publishAt: start, unpublishAt: end }));
  await site.write('pages/offers/spring.json', entry('spring', { draft: true }));
  await site.edit<PageDocument>('pages/home.json', ({ sections }) => {
    const offers = { title: 't:rooms.hero.title', surface: 'page', cards: 'collection:offers' };
    const learnMore = 't:home.welcome.rooms';
    sections.push({ type: 'solutions', id: 'offers', props: { ...offers, learnMore } });
    const buttons = [{ label: learnMore, link: 'page:winter' }];
    const note = { title: 't:rooms.hero.title', text: learnMore, art: { src: '/images/faro.svg' }, buttons };
    sections.push({
      type: 'call-to-action',
      id: 'winter-note',
      publishAt: start,
      unpublishAt: end,
      props: note,
    });
  });
};

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  folder = await mkdtemp(path.join(tmpdir(), 'publication-'));
  await addOffers();
});
afterAll(() => Promise.all([site.remove(), rm(folder, { recursive: true })]));

const has = (built: BuiltFolder, name: string) => {
  const home = textOf(built, 'index.html');
  return {
    route: built.has(`offers/${name}.html`) && built.has(dataPath(`/offers/${name}`).slice(1)),
    'route in Spanish': built.has(`offers-es/${name}.html`),
    sitemap: textOf(built, 'sitemap.xml').includes(`/offers/${name}<`),
    collection: home.includes(`/offers/${name}"`),
    section: home.includes('id="winter-note"'),
  };
};

const nowhere = {
  route: false,
  'route in Spanish': false,
  sitemap: false,
  collection: false,
  section: false,
};
const everywhere = { route: true, 'route in Spanish': true, sitemap: true, collection: true, section: true };

describe('scheduled pages and sections with a build clock', () => {
  it('are absent before, present inside and absent after their time, in the output of one folder', async () => {
    const built = [await buildAt(before), await buildAt(inside), await buildAt(after)] as const;
    expect(built.map((each) => has(each, 'winter'))).toEqual([nowhere, everywhere, nowhere]);
    expect(differences(built[0], built[2])).toEqual([]);
    expect(differences(built[2], await buildAt(after, 'anew'))).toEqual([]);
  });

  it('tell visitors nothing of their times', async () => {
    const built = await buildAt(inside);
    for (const [, { bytes }] of built) expect(bytes.includes('publishAt')).toBe(false);
  });

  it('are not looked at again until the clock changes something', async () => {
    const first = await buildAt(inside);
    expect(writtenSince(first, await buildAt('2026-12-11T00:00:00Z'))).toEqual([]);
  });

  it('are held to their links at each moment', async () => {
    await site.edit<PageDocument>('pages/home.json', ({ sections }) => {
      for (const section of sections) if (section.id === 'winter-note') delete section.unpublishAt;
    });
    const linkProblems = async (moment: string) => {
      const { problems } = await validateSite(site.root, { clock: clockAt(moment) });
      return problems.filter(({ check }) => check.startsWith('link/'));
    };
    const [later, ...more] = await linkProblems(before);
    expect([later?.check, more]).toEqual(['link/unpublished-later', []]);
    const lines = (await site.read('pages/home.json')).split('\n');
    const line = lines.findIndex((text) => text.includes('"page:winter"')) + 1;
    expect(later?.message).toContain(`1 link leads nowhere, in pages/home.json:${line}: `);
    expect((await linkProblems(after)).map(({ check }) => check)).toEqual(['link/unpublished']);
    await site.edit<PageDocument>('pages/home.json', ({ sections }) => {
      for (const section of sections) if (section.id === 'winter-note') section.unpublishAt = end;
    });
  });

  it('are announced by the build: --now and the next transition', async () => {
    const out = path.join(folder, 'dist');
    const args = (moment: string) => ['--root', site.root, '--out', out, '--now', moment, '--quiet'];
    const { code, printed } = await runCommand('build', args(before));
    expect(code).toBe(0);
    expect(printed).toContain(`next change: ${start}`);
    expect((await runCommand('build', args(after))).printed).not.toContain('next change');
  });
});

describe('the entry of a menu', () => {
  const inMenu = (built: BuiltFolder) => textOf(built, 'index.html').includes('href="/rooms"');
  const publication = (change: Partial<PageDocument>) =>
    site.edit<PageDocument>('pages/rooms.json', (page) => {
      for (const name of ['draft', 'publishAt', 'unpublishAt'] as const) delete page[name];
      Object.assign(page, change);
    });

  it('comes and goes with its page, and the menu stays, also in builds of what was edited', async () => {
    const home = await site.read('pages/home.json');
    await site.write('pages/home.json', home.replace('page:rooms#why', 'page:home#offers'));
    const seen = async (change: Partial<PageDocument>, moment: string) => {
      await publication(change);
      const built = await buildAt(moment);
      expect(textOf(built, 'index.html')).toContain('<header');
      expect(differences(built, await buildAt(moment, 'anew'))).toEqual([]);
      return inMenu(built);
    };
    expect(await seen({}, inside)).toBe(true);
    expect(await seen({ unpublishAt: end }, inside)).toBe(true);
    expect(await seen({ unpublishAt: end }, after)).toBe(false);
    expect(await seen({ publishAt: start }, before)).toBe(false);
    expect(await seen({ publishAt: start }, inside)).toBe(true);
    expect(await seen({ draft: true }, inside)).toBe(false);
    expect(await seen({}, inside)).toBe(true);
  });
});

describe('drafts', () => {
  it('are nowhere, whatever the moment, unless drafts are asked for', async () => {
    expect(has(await buildAt(before), 'spring')).toEqual(nowhere);
    expect(has(await buildAt(before, 'preview', true), 'spring')).toEqual({ ...everywhere, section: false });
  });

  it('are built with words that are still to be written, when drafts are asked for', async () => {
    await site.edit<PageDocument>('pages/offers/spring.json', ({ sections: [hero] }) => {
      if (hero) hero.props = { ...hero.props, title: 'TODO: The offer' };
    });
    const built = await buildAt(before, 'preview', true);
    expect(textOf(built, 'offers/spring.html')).toContain('TODO: The offer');
  });
});
