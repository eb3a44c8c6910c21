import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
const allow = { 'site.config.json#/checks': { 'i18n/html': { options: { allow: ['strong'] } } } };

describe('i18n/html-mismatch', () => {
  it('reports an allowed tag that a translation lost', () => {
    const changes = { ...allow, 'locales/en.json#/about/send': '<strong>Send</strong>' };
    expect(placesAfter(changes)).toEqual([`i18n/html-mismatch ${place}`]);
    expect(messagesAfter(changes)[0]).toContain('lacks <strong> </strong>');
    expect(placesAfter({ ...changes, [place]: '<strong>Énvíár</strong>' })).toEqual([]);
  });
});
