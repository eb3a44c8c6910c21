import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../generated/types.ts';
import { findRoute } from '../addresses/routes.ts';
import { resolvePage } from '../resolve/resolve-page.ts';
import { prepareSite } from '../site.ts';
import { tinySource } from '../testing/tiny-site.ts';
import { headOfPage, renderHead } from './render-head.ts';

const siteWith = (more: Partial<SiteConfig> = {}) => {
  const source = tinySource();
  return prepareSite({ ...source, config: { ...source.config, ...more } });
};
const head = (path: string, site = siteWith()) => {
  const route = findRoute(site.manifest, path);
  if (!route) throw new Error(path);
  const page = resolvePage(site, route);
  return renderHead(site, route, { page, head: headOfPage(site, route, page) });
};

const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': { '@type': string; [name: string]: unknown }[];
  };

describe('the head of a page', () => {
  it('has title, description and canonical address', () => {
    expect(head('/contact')).toContain('<title>Title – Tiny</title>');
    expect(head('/contact')).toContain('<link rel="canonical" href="https://tiny.example/contact">');
  });
  it('names its languages and x-default', () => {
    const html = head('/solutions-es/loyalty');
    expect(html).toContain('href="https://tiny.example/inspira-loyalty-es" hreflang="es"');
    expect(html).toContain('href="https://tiny.example/solutions/loyalty" hreflang="x-default"');
  });
  it('has Open Graph with og:locale and alternates', () => {
    expect(head('/-es')).toContain('<meta property="og:locale" content="es_MX">');
    expect(head('/-es')).toContain('<meta property="og:locale:alternate" content="en_US">');
  });
  it('tells search engines of the company, the site, the way there and the service', () => {
    const types = structured(head('/inspira-loyalty-es'))['@graph'].map((item) => item['@type']);
    expect(types).toEqual(['Organization', 'WebSite', 'BreadcrumbList', 'Service']);
  });
  it('says the same of the site in every language, and calls an entry as its card does', () => {
    const [english, spanish] = ['/contact', '/inspira-loyalty-es'].map(
      (path) => structured(head(path))['@graph'],
    );
    expect(spanish?.[1]).toEqual(english?.[1]);
    expect(spanish?.[2]?.itemListElement).toMatchObject([{ name: 'Tiny' }, {}, { name: 'Lealtad' }]);
    expect(spanish?.[3]).toMatchObject({ '@type': 'Service', name: 'Lealtad' });
  });
  it('keeps the not-found screen out of search engines', () => {
    expect(head('/nowhere')).toContain('<meta name="robots" content="noindex">');
    expect(head('/nowhere')).not.toContain('canonical');
  });
  it('names a picture and an address for whoever shares a page, but none of an address that does not exist', () => {
    const drawn = siteWith({ shareImage: { template: 'images/share.svg' } });
    const shared = (path: string) =>
      ['og:url', 'og:image', 'twitter:image'].filter((name) => head(path, drawn).includes(`"${name}"`));
    expect(shared('/contact')).toEqual(['og:url', 'og:image', 'twitter:image']);
    expect(shared('/nowhere')).toEqual([]);
  });
});
