import { describe, expect, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { buildRoutes } from '../../src/engine/core/addresses/routes.ts';
import { tinyConfig, tinyPages } from '../../src/engine/core/testing/tiny-site.ts';
import { decide } from './decide.ts';

const manifest = buildRoutes({ ...tinyConfig, redirects: { '/old': '/contact' } }, tinyPages);
const at = (address: string) => decide(manifest, new URL(address, 'http://localhost'));

describe('the server', () => {
  it('sends the document of a route', () => {
    expect(at('/contact-es')).toMatchObject({
      kind: 'document',
      route: { pageId: 'contact', locale: 'es' },
      status: 200,
    });
  });
  it('sends the payload of a route, also by the query parameter slug', () => {
    expect(at(dataPath('/'))).toMatchObject({ kind: 'payload', route: { path: '/' } });
    expect(at(`${dataPath('/inspira-pay-es')}?slug=loyalty`)).toMatchObject({
      route: { pageId: 'loyalty', locale: 'es' },
    });
  });
  it('answers an unknown path with the not-found screen and status 404', () => {
    expect(at('/nowhere-es')).toMatchObject({
      kind: 'document',
      route: { pageId: 'not-found', locale: 'es' },
      status: 404,
    });
  });
  it('finds the payload of the not-found screen by its name, and none for an unknown path', () => {
    const route = { pageId: 'not-found', status: 404 };
    expect(at(dataPath('/404'))).toMatchObject({ route, status: 200 });
    expect(at(dataPath('/nowhere'))).toMatchObject({ route, status: 404 });
  });
  it('redirects trailing slashes, double slashes, index.html and .html to the plain address', () => {
    expect(at('/contact/')).toEqual({ kind: 'redirect', to: '/contact' });
    expect(at('/contact//?a=1')).toEqual({ kind: 'redirect', to: '/contact?a=1' });
    expect(at('/index.html')).toEqual({ kind: 'redirect', to: '/' });
    expect(at('/contact.html')).toEqual({ kind: 'redirect', to: '/contact' });
  });
  it('never redirects to another host', () => {
    expect(at('http://localhost//evil.example/')).toEqual({ kind: 'redirect', to: '/evil.example' });
  });
  it('follows the redirects of the site', () =>
    expect(at('/old?x=1')).toEqual({ kind: 'redirect', to: '/contact?x=1' }));
  it('redirects an old address to its page in the language of the old address', () => {
    const redirects = { '/old': 'page:contact#form', '/old-es': 'page:contact' };
    const renamed = buildRoutes({ ...tinyConfig, redirects }, tinyPages);
    const to = (address: string) => decide(renamed, new URL(address, 'http://localhost'));
    expect(to('/old?x=1')).toEqual({ kind: 'redirect', to: '/contact?x=1#form' });
    expect(to('/old-es/')).toEqual({ kind: 'redirect', to: '/old-es' });
    expect(to('/old-es')).toEqual({ kind: 'redirect', to: '/contact-es' });
  });
  it('looks for a file where the address has an extension', () =>
    expect(at('/images/a.svg')).toEqual({ kind: 'file' }));
});
