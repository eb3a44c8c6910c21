import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** What asks a text for its signs. */
const looks =
  /\.(?:endsWith|startsWith|includes|indexOf|lastIndexOf|match|matchAll|search|test|exec|charAt|charCodeAt|codePointAt|split|replace|replaceAll|substring|localeCompare|normalize|trim\w*|to(?:Locale)?(?:Lower|Upper)Case)\(/;

/**
 * Where a section may do so. Words of a page are looked into at two places only, at what the trials of section-look.tsx
 * have in all of their places: whether one text is the end of another, and for a plus sign.
 */
const known: Record<string, string> = {
  'sections/contact-hero/Component.tsx': 'whether a text is the end of another: trials have all the same',
  'sections/footer/around-year.ts': 'where the year stands, which its page tells: a trial has its real words',
  'ui/Figure.tsx': 'a plus sign at the end: a trial has one at the end of all',
  'sections/header/LanguageMenu.tsx': 'the language and a list of elements',
  'sections/header/use-drawer.ts': 'a list of elements',
  'sections/newsletter-link/Component.tsx': 'the step of the visit',
  'sections/process/nearest-index.ts': 'a list of numbers',
  'ui/form/form-controls.ts': 'what a visitor typed',
};

const looking = globSync('{sections,ui}/**/*.{ts,tsx}', { cwd: path.join(root, 'src/site') })
  .filter((file) => !file.includes('.test.'))
  .filter((file) => looks.test(readFileSync(path.join(root, 'src/site', file), 'utf8')))
  .sort();

describe('no section looks into its words, because a large site draws those that differ only in these once', () => {
  it('but where that is known', () => {
    expect(looking).toEqual(Object.keys(known).sort());
  });
});
