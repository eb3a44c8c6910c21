import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const button = 'site.config.json#/layout/after/0/props/button/link';

/** A site with the fact "buttonUrl" and some more, and what its button leads to. */
const withButton = (more: Record<string, string>, link: string) => {
  const facts = { email: 'hello@cups.example', year: '2012', price: '$5', buttonUrl: 'https://a.example' };
  return { 'site.config.json#/facts': { ...facts, ...more }, [button]: link };
};

describe('ref/orphan-entry', () => {
  it('reports a fact that no text mentions', () => {
    const changes = { 'site.config.json#/facts/phone': '555' };
    expect(placesAfter(changes)).toEqual(['ref/orphan-entry site.config.json#/facts/phone']);
    expect(messagesAfter(changes)[0]).toContain('Write %{phone} where it belongs');
  });

  it('asks for a fact at the link that has its name and shows another one', () => {
    const changes = withButton({ url: 'https://b.example' }, '%{url}');
    expect(placesAfter(changes)).toEqual([`ref/orphan-entry ${button}`]);
    expect(messagesAfter(changes)[0]).toContain(
      'No text mentions the fact "buttonUrl". Here is %{url}. Did you mean "%{buttonUrl}"?',
    );
  });

  it('takes no link away from the fact of its name', () => {
    const changes = withButton({ buttonMail: 'a@b.example' }, '%{buttonUrl}');
    expect(placesAfter(changes)).toContain('ref/orphan-entry site.config.json#/facts/buttonMail');
  });

  it('reports a collection that no section lists', () => {
    const changes = {
      'site.config.json#/collections/news': { path: '/news/{slug}' },
    };
    expect(placesAfter(changes)).toEqual(['ref/orphan-entry site.config.json#/collections/news']);
  });
});
