import { describe, expect, it } from 'vitest';
import type { Asset } from '../../types.ts';
import { checkSite } from '../testing/check-site.ts';
import { tinySite } from '../testing/tiny-site.ts';

describe('seo/og-image', () => {
  const problemsWith = (src: string, asset: Partial<Asset>) => {
    const site = tinySite({ 'pages/home.json#/meta/image': { src } });
    return checkSite({ ...site, assets: { ...site.assets, [src]: { url: src, ...asset } } });
  };

  it('reports a picture of another size, and one that networks do not show', () => {
    expect(problemsWith('/share.png', { width: 800, height: 600 })).toMatchObject([
      { check: 'seo/og-image', file: 'pages/home.json', pointer: '/meta/image/src' },
    ]);
    expect(problemsWith('/share.svg', { width: 1200, height: 630 })[0]?.message).toContain('SVG');
  });

  it('accepts a picture of 1200 × 630', () => {
    expect(problemsWith('/share.png', { width: 1200, height: 630 })).toEqual([]);
  });

  it('measures the template of the pictures that the site draws', () => {
    const site = tinySite({ 'site.config.json#/shareImage': { template: '/images/cup.svg' } });
    const cup = { url: '/images/cup.svg', width: 10, height: 10, titled: true };
    expect(checkSite({ ...site, assets: { ...site.assets, '/images/cup.svg': cup } })).toMatchObject([
      { check: 'seo/og-image', severity: 'warning', pointer: '/shareImage/template' },
    ]);
  });

  it('asks of that template for the place of the title', () => {
    const template = '/images/share.svg';
    const toldOf = (titled: boolean) => {
      const site = tinySite({ 'site.config.json#/shareImage': { template } });
      const asset = { url: template, width: 1200, height: 630, ...(titled ? { titled } : {}) };
      return checkSite({ ...site, assets: { ...site.assets, [template]: asset } });
    };
    expect(toldOf(true)).toEqual([]);
    expect(toldOf(false)).toMatchObject([
      { check: 'seo/og-image', severity: 'error', pointer: '/shareImage/template' },
    ]);
  });

  it.each(['empty', 'page'] as const)('asks nothing of a template that cannot be read: %s', (fault) => {
    const template = '/images/share.svg';
    const site = tinySite({ 'site.config.json#/shareImage': { template } });
    const assets = { ...site.assets, [template]: { url: template, fault: { kind: fault, line: 1 } } };
    expect(checkSite({ ...site, assets }).map(({ check }) => check)).toEqual(['media/unreadable']);
  });

  it('asks for it whatever the size, since nothing can be drawn without it', () => {
    const site = tinySite({ 'site.config.json#/shareImage': { template: '/images/cup.svg' } });
    expect(checkSite(site)).toMatchObject([
      { check: 'seo/og-image', severity: 'error', pointer: '/shareImage/template' },
    ]);
  });
});
