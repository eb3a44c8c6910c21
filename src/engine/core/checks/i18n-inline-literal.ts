import type { Check } from './check.ts';

/** Words as opposed to numbers with their unit, signs, initials and codes, which are the same in every language. */
const hasWords = (text: string): boolean => {
  const plain = text.replace(/%\{.*?\}/g, '0');
  return /\p{L}{4}/u.test(plain) || (/\p{Ll}/u.test(plain) && !/\d/.test(plain));
};

/** Words written on a page without a key, which therefore stay the same in every language. */
export const i18nInlineLiteral: Check = {
  id: 'i18n/inline-literal',
  severity: 'warning',
  description: 'Words on a page have a key, so that every language can have its own. Proper names need none.',
  advice:
    'Words without a key are the same in every language, so Spanish visitors read English. Give them a key and a translation, or list them under "names" in site.config.json when they are a proper name. Example: "title": "Our story" becomes "title": "t:about.title|Our story".',
  run: ({ marks, locales, source }) => {
    const names = new Set(source.config.names);
    const needsKey = (text: string) => !text.startsWith('t:') && hasWords(text) && !names.has(text);
    return marks
      .filter(({ kind, value }) => kind === 'text' && locales.length > 1 && needsKey(value))
      .map(({ value, place }) => ({
        ...place,
        message: `"${value}" has no key, so it is the same in every language. Write "t:key|${value}", or list it in "names" of site.config.json if it is a proper name.`,
      }));
  },
};
