import { describe, expect, it } from 'vitest';
import { buildRoutes } from '../../src/engine/core/addresses/routes.ts';
import { tinyConfig, tinyPages } from '../../src/engine/core/testing/tiny-site.ts';
import { redirectFiles } from './redirect-files.ts';

const filesFor = (redirects: Record<string, string>) =>
  new Map(
    redirectFiles(buildRoutes({ ...tinyConfig, redirects }, tinyPages)).map(({ file, text }) => [file, text]),
  );

describe('old addresses on a static host', () => {
  it('are listed for hosts that answer with 301', () => {
    const files = filesFor({ '/old-es': 'page:contact', '/shop': 'https://shop.example/' });
    expect(files.get('_redirects')).toBe('/old-es /contact-es 301\n/shop https://shop.example/ 301\n');
  });
  it('are pages that send the visitor on, out of search engines', () => {
    const page = filesFor({ '/old-es': 'page:contact#form' }).get('old-es.html');
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/contact-es#form">');
    expect(page).toContain('<link rel="canonical" href="https://tiny.example/contact-es#form">');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });
  it('cannot break out of the page', () => {
    const page = filesFor({ '/old': 'https://shop.example/"><script>' }).get('old.html');
    expect(page).not.toContain('<script>');
  });
  it('need no files when there are none', () => {
    expect(filesFor({}).size).toBe(0);
  });
});
