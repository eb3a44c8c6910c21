import { describe, expect, it } from 'vitest';
import { prepareSite } from '../../src/engine/core/site.ts';
import { tinyPage, tinyPages, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import { robots, sitemap } from './sitemap.ts';

const hidden = tinyPage('thanks', { meta: { title: 'x', description: 'x', noindex: true } });
const site = prepareSite(tinySource({ pages: [...tinyPages, hidden] }));

describe('sitemap.xml', () => {
  const xml = sitemap(site);
  it('lists every canonical route with its alternates and x-default', () => {
    expect(xml).toContain('<loc>https://tiny.example/inspira-loyalty-es</loc>');
    expect(xml).toContain('hreflang="ar" href="https://tiny.example/solutions-ar/loyalty"');
    expect(xml).toContain('hreflang="x-default" href="https://tiny.example/solutions/loyalty"');
  });
  it('leaves out aliases, error screens and pages kept from search engines', () => {
    for (const path of ['/solutions-es/loyalty', '/404', '/thanks'])
      expect(xml).not.toContain(`https://tiny.example${path}<`);
  });
  it('is named by robots.txt', () =>
    expect(robots(site)).toContain('Sitemap: https://tiny.example/sitemap.xml'));
});
