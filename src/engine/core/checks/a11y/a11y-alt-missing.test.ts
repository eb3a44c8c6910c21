import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const props = 'pages/about.json#/sections/0/props';

describe('a11y/alt-missing', () => {
  it('reports a logo without a name', () => {
    expect(placesAfter({ [`${props}/logo`]: { src: '/images/cup.svg' } })).toEqual([
      `a11y/alt-missing ${props}/logo`,
    ]);
    expect(placesAfter({ [`${props}/logo`]: { src: '/images/cup.svg', alt: 'Cups' } })).toEqual([]);
  });

  it('leaves words that are there and empty to the schema, which knows what decoration needs', () => {
    const [message] = messagesAfter({ [`${props}/image`]: { src: '/images/cup.svg', alt: '' } });
    expect(message).toContain('Where the picture only decorates, leave "alt" out.');
  });

  it('does not offer to leave out the words that a logo needs', () => {
    const [message, another] = messagesAfter({ [`${props}/logo`]: { src: '/images/cup.svg', alt: '' } });
    expect(message).toContain('"logo.alt" is empty. Write the words');
    expect(message).not.toContain('leave "alt" out');
    expect(another).toBeUndefined();
  });

  it('lets decoration be silent', () => {
    expect(placesAfter({ [`${props}/image`]: { src: '/images/cup.svg' } })).toEqual([]);
  });
});
