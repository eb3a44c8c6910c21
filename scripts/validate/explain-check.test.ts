import { describe, expect, it } from 'vitest';
import { checkCatalog } from './check-catalog.ts';
import { explainCheck } from './explain-check.ts';

it.each(['media', 'media/'])('lists the checks of the group %s', (group) => {
  const lines = explainCheck(checkCatalog, group).split('\n');
  expect(lines.length).toBe(checkCatalog.filter(({ id }) => id.startsWith('media/')).length);
  expect(lines.every((line) => line.includes('media/'))).toBe(true);
});

it('asks whether a check was meant that is nearly called so', () => {
  expect(() => explainCheck(checkCatalog, 'media/formt')).toThrow('Did you mean "media/format"?');
});

describe('how a check is silenced', () => {
  it('is shown of a check of words with a place in a locale file', () => {
    const text = explainCheck(checkCatalog, 'i18n/identical-to-source');
    expect(text).toContain('"ignore":[{"file":"locales/es.json","pointer":"/home/hero/title","reason":');
  });

  it('is shown of any other check with a page', () => {
    const text = explainCheck(checkCatalog, 'link/broken');
    expect(text).toContain('"ignore":[{"file":"pages/home.json","reason":');
  });

  it('is shown with a reason that holds when it is copied', () => {
    const text = explainCheck(checkCatalog, 'link/broken');
    expect(text).not.toContain('…');
    expect(text).not.toContain('the same in every language');
  });
});
