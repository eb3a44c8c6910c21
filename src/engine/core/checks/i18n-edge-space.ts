import type { Check } from './check.ts';
import { setText, writtenTexts } from './context/written-texts.ts';

const odd = /^\s|\s$|[^\S\n]{2,}|[^\S\n]\n|\n[^\S\n]|[\u200b\u2060\ufeff\u00ad]/u;

const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();

/** Spaces at the ends of a text, double ones and those that nobody sees. */
export const i18nEdgeSpace: Check = {
  id: 'i18n/edge-space',
  severity: 'warning',
  description: 'A text neither begins nor ends with a space, and has no double or invisible ones.',
  advice:
    'Such spaces slip in when words are pasted, and shift them or keep a line from breaking. Write "Enviar" and not "Enviar "; sections set the distance between two texts themselves.',
  runOnPages: (context) =>
    writtenTexts(context)
      .filter(({ value }) => odd.test(value))
      .map((text) => ({
        ...text.place,
        message: `"${text.value}" has spaces too many at an end or inside. Remove them.`,
        fix: setText(text, tidy(text.value)),
      })),
};
