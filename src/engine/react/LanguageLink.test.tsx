import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isSpecialClick, resuffixed, samePlace } from './follow-links.ts';
import { LanguageLink } from './LanguageLink.tsx';

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

const drawn = (current: boolean) =>
  renderToStaticMarkup(
    <LanguageLink language={{ locale: 'es', name: 'Español', link: '/about-us-es', current }}>
      Español
    </LanguageLink>,
  );

describe('switching the language', () => {
  it('keeps query and hash', () => {
    expect(samePlace('/about-us-es', { search: '?from=mail', hash: '#team' })).toBe(
      '/about-us-es?from=mail#team',
    );
    expect(samePlace('/-es', { search: '', hash: '' })).toBe('/-es');
  });

  it('puts the suffix of the other language in the place of its own where no page has the address', () => {
    expect(resuffixed('/nowhere', '', '-es')).toBe('/nowhere-es');
    expect(resuffixed('/solutions-es/unknown', '-es', '')).toBe('/solutions/unknown');
    expect(resuffixed('/a/b-es/c', '-es', '-pt')).toBe('/a-pt/b/c');
  });

  it('is a link that works without JavaScript and names its language', () => {
    expect(drawn(false)).toBe(
      '<a href="/about-us-es" lang="es" hrefLang="es" data-keep-place="">Español</a>',
    );
  });

  it('marks the language that is being read', () => {
    expect(drawn(true)).toContain('aria-current="true"');
  });

  it('leaves clicks that want a new tab to the browser', () => {
    expect(isSpecialClick(plain)).toBe(false);
    expect(isSpecialClick({ ...plain, metaKey: true })).toBe(true);
    expect(isSpecialClick({ ...plain, button: 1 })).toBe(true);
  });
});
