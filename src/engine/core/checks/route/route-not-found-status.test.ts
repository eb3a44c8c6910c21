import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('route/not-found-status', () => {
  it('reports a page for unknown addresses that answers as if all were well', () => {
    expect(placesAfter({ 'pages/lost.json#/status': undefined })).toEqual([
      'route/not-found-status pages/lost.json#',
    ]);
  });

  it('reports a setting that names another page than the one made for it', () => {
    const changes = { 'site.config.json#/notFound': 'page:about' };
    const told = messagesAfter(changes).filter((message) => message.includes('no page for addresses'));
    expect(placesAfter(changes)).toContain('route/not-found-status site.config.json#/notFound');
    expect(told.join()).toContain('Did you mean "page:lost"?');
  });

  it('reports a page that visitors want and that answers that nothing is there', () => {
    expect(placesAfter({ 'pages/about.json#/status': 404 })).toContain(
      'route/not-found-status pages/about.json#/status',
    );
  });

  it('reports a page for unknown addresses that lacks the default language', () => {
    expect(placesAfter({ 'pages/lost.json#/locales': ['es'] })).toEqual([
      'route/not-found-status pages/lost.json#/locales',
    ]);
  });
});
