import words from './mail-words.json' with { type: 'json' };

/** The languages the functions speak. */
export type Language = keyof typeof words;

/** The words of one language. */
export type MailWords = (typeof words)[Language];

const fallback: Language = 'en';

/** The language of a tag such as `es-MX`, when the functions speak it. */
export const knownLanguage = (tag: string): Language | undefined => {
  const base = tag.trim().toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(words, base) ? (base as Language) : undefined;
};

const preferred = (header: string): Language | undefined =>
  header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map(({ tag }) => knownLanguage(tag))
    .find((language) => language !== undefined);

/** The visitor's language: that of the page the form is on, else what the browser prefers. */
export const requestLanguage = ({ headers }: Request): Language =>
  knownLanguage(headers.get('content-language') ?? '') ??
  preferred((headers.get('accept-language') ?? '').slice(0, 500)) ??
  fallback;

/** The language of a tag; English for one that is not spoken here. */
export const spokenLanguage = (tag: string): Language => knownLanguage(tag) ?? fallback;

/** The words of a language; English for one that is not spoken here. */
export const mailWordsOf = (language: string): MailWords => words[spokenLanguage(language)];

/** A text with its `%{name}` places filled in. */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : place,
  );
