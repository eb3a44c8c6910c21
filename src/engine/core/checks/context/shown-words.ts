import { factsOf, parseText } from '../../messages.ts';
import type { Place } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { perContext } from './per-context.ts';
import type { Marked } from './walk-marks.ts';

/** What a visitor of one language reads at a place, and where these words are written. */
export type ShownWords = { locale: string; words: string; written: Place; key?: string };

const factsByLocale = perContext(
  ({ source }) =>
    new Map(source.config.locales.map(({ locale }) => [locale, factsOf(source.config, locale)])),
);

const fill = (text: string, facts: Record<string, string>) =>
  text.replace(/%\{(.*?)\}/g, (_, name: string) => facts[name] ?? '00');

/** The words behind a marked text in each of its languages, facts filled in. What has no words is left out. */
export const shownWords = (context: CheckContext, { value, place, locales }: Marked): ShownWords[] => {
  const { key, inline } = parseText(value);
  return locales.flatMap((locale): ShownWords[] => {
    const facts = factsByLocale(context).get(locale) ?? {};
    const isInline =
      inline !== undefined && (key === undefined || locale === context.source.config.defaultLocale);
    if (isInline)
      return [{ locale, words: fill(inline, facts), written: place, ...(key === undefined ? {} : { key }) }];
    const file = context.words.get(locale);
    const text = key === undefined ? undefined : file?.texts.get(key);
    if (!file || !text || text.odd || key === undefined) return [];
    return [
      { locale, words: fill(text.value, facts), written: { file: file.file, pointer: text.pointer }, key },
    ];
  });
};
