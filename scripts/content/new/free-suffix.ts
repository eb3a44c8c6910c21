import { collide } from '../../../src/engine/core/checks/config/locale-suffix.ts';

const inAddress = (words: string): string => `-${words.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** From the shortest that says enough to the longest: -es-mx, -mx, -es-mx with its likely region, -mexican-spanish. */
const candidates = (locale: string): string[] => {
  const { language, region } = new Intl.Locale(locale);
  const { region: likely } = new Intl.Locale(locale).maximize();
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;
  return [locale, region, likely && `${language}-${likely}`, name].flatMap((words) =>
    words === undefined ? [] : [inAddress(words)],
  );
};

/**
 * A suffix for the addresses of a language that can be told from those of the others, as no suffix may be part of
 * another; undefined when all that its tag suggests are taken.
 */
export const freeSuffix = (locale: string, taken: string[]): string | undefined =>
  candidates(locale).find((suffix) => !taken.some((other) => collide(other, suffix)));
