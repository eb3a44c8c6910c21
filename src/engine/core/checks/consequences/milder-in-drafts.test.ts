import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { type Changes, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const told = (changes: Changes) =>
  problemsAfter(changes).map(({ check, severity }) => `${severity} ${check}`);

const faults: Changes = {
  'pages/about.json#/sections/1/props/form/fields/0/label': 't:about.nobody',
  'locales/es.json#/about/choose': undefined,
};

describe('a draft', () => {
  it('may be half done: its faults, and those of words that only it shows, are warnings', () => {
    expect(told(faults)).toEqual(['error i18n/missing-key', 'error i18n/missing-translation']);
    expect(told({ ...faults, 'pages/about.json#/sections/1/draft': true })).toEqual([
      'warning i18n/missing-key',
      'warning i18n/missing-translation',
    ]);
  });

  it('is checked like everything else when drafts are shown', () => {
    const site = tinySite({ ...faults, 'pages/about.json#/sections/1/draft': true });
    const found = checkSite({ ...site, clock: { ...site.clock, drafts: true } });
    expect(found.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });

  it('a page that is still to be published must be right today', () => {
    expect(told({ ...faults, 'pages/about.json#/sections/1/publishAt': '2027-01-01T00:00:00Z' })).toEqual([
      'error i18n/missing-key',
      'error i18n/missing-translation',
    ]);
  });
});

describe('what is never shown at once', () => {
  const copy = { type: 'banner', id: 'top', props: { title: 't:home.top.title' } };
  const end = '2026-06-01T00:00:00Z';
  const first = 'pages/home.json#/sections/0';
  const second = 'pages/home.json#/sections/1';

  it('may have one id and one title: a section and the draft or the successor of it', () => {
    const same = { [`${first}/unpublishAt`]: end, 'site.config.json#/layout/after': [] };
    const successor = (rest: object) => told({ ...same, [second]: { ...copy, ...rest } });
    expect(successor({})).toContain('error schema/duplicate-id');
    expect(successor({ draft: true })).not.toContain('warning schema/duplicate-id');
    expect(successor({ publishAt: end }).join()).not.toMatch(/duplicate/);
  });

  it('may have one address: a page and its successor', () => {
    const page = (rest: object) => ({
      'pages/lost-again.json': { ...tinySite().pages[2]?.document, id: 'again', path: '/404', ...rest },
    });
    expect(told(page({})).join()).toContain('route/duplicate');
    expect(told(page({ publishAt: end })).join()).toContain('route/duplicate');
    expect(told({ ...page({ publishAt: end }), 'pages/lost.json#/unpublishAt': end }).join()).not.toContain(
      'route/',
    );
  });
});
