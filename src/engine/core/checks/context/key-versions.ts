import type { Place } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { perContext } from './per-context.ts';
import type { TextUse } from './text-uses.ts';

/** The words of one key in one language, and where they stand. */
export type Version = { locale: string; value: string; place: Place; inline?: true };

/** A key with its words in every language that has any, and the places that use it. */
export type KeyVersions = { key: string; versions: Version[]; uses: TextUse[] };

const inlineVersion = (context: CheckContext, uses: TextUse[]): Version[] => {
  const use = uses.find(({ inline }) => inline !== undefined);
  if (use?.inline === undefined) return [];
  const locale = context.source.config.defaultLocale;
  return [{ locale, value: use.inline, place: use.place, inline: true }];
};

/** Every key that has words, with the default language's words first. Inline words win there over the locale file. */
export const keyVersions = perContext((context): KeyVersions[] => {
  const { words, locales, source, uses } = context;
  const first = source.config.defaultLocale;
  const order = [first, ...locales.filter((locale) => locale !== first)];
  const keys = new Set([...[...words.values()].flatMap(({ texts }) => [...texts.keys()]), ...uses.keys()]);
  return [...keys].map((key) => {
    const own = uses.get(key) ?? [];
    const inline = inlineVersion(context, own);
    const versions = order.flatMap((locale): Version[] => {
      if (locale === first && inline.length > 0) return inline;
      const file = words.get(locale);
      const text = file?.texts.get(key);
      return file && text && !text.odd
        ? [{ locale, value: text.value, place: { file: file.file, pointer: text.pointer } }]
        : [];
    });
    return { key, versions, uses: own };
  });
});
