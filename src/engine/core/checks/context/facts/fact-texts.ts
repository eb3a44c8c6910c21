import { below } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import type { WrittenText } from '../marks/written-texts.ts';
import { perContext } from '../per-context.ts';
import { brokenFacts } from './broken-facts.ts';

/** Addresses are no words: how they are written is told by `config/env`. */
const isAddress = (text: string): boolean => /^\S*(?:@|:\/\/)\S*$/.test(text);

/**
 * The words of the facts, which texts show in their place. They belong to no page: of a site in parts the first one
 * tells of them.
 */
export const factTexts = perContext((context: CheckContext): WrittenText[] => {
  if (!context.hasFirstWords) return [];
  const { config } = context.source;
  const broken = new Set(brokenFacts(config).map(({ name }) => name));
  return Object.entries(config.facts ?? {}).flatMap(([name, value]) => {
    if (broken.has(name)) return [];
    const texts = typeof value === 'string' ? [[undefined, value] as const] : Object.entries(value);
    return texts
      .filter(([, text]) => text.trim() !== '' && !isAddress(text))
      .map(([locale, text]) => ({
        value: text,
        place: {
          file: 'site.config.json',
          pointer: below('/facts', name, ...(locale === undefined ? [] : [locale])),
        },
        locale,
        isFact: true as const,
      }));
  });
});
