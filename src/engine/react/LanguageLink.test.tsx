import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageLink } from './LanguageLink.tsx';

const drawn = (current: boolean) =>
  renderToStaticMarkup(
    <LanguageLink language={{ locale: 'es', name: 'Español', link: '/about-us-es', current }}>
      Español
    </LanguageLink>,
  );

describe('switching the language', () => {
  it('is a link that works without JavaScript and names its language', () => {
    expect(drawn(false)).toBe('<a href="/about-us-es" lang="es" hrefLang="es">Español</a>');
  });

  it('marks the language that is being read', () => {
    expect(drawn(true)).toContain('aria-current="true"');
  });
});
