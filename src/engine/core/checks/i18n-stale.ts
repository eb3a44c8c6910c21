import type { Check } from './check.ts';
import { isComparable } from './context/message-syntax.ts';
import {
  changedSince,
  isStale,
  recordedHashes,
  type Translation,
  translations,
} from './context/translations.ts';
import type { Finding } from './problem.ts';

const longest = 80;

const finding = ({ key, source, target }: Translation): Finding[] => {
  if (!target || !isComparable(target.value) || !isComparable(source.value)) return [];
  const { value, locale, place } = source;
  const shown = value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
  return [
    {
      ...target.place,
      message: `The text in "${locale}" has changed since this was translated: "${shown}". Adapt this one if it no longer says the same, then run: npm run i18n -- accept ${key}`,
      origin: { file: place.file, pointer: place.pointer },
    },
  ];
};

/** Translations of a text that is not what it was when they were made. */
export const i18nStale: Check = {
  id: 'i18n/stale',
  severity: 'warning',
  description: 'Every translation was made from the text that the default language has now.',
  advice:
    'When the English text changes, the Spanish one still says what it said before. Read both, change the Spanish text if need be, and say so with "npm run i18n -- accept home.hero.title" (or a whole group: "home.hero"). translations.lock.json remembers which text each translation was made from; where a text stands in its file does not matter.',
  run: (context) =>
    recordedHashes(context) === undefined ? [] : translations(context).filter(isStale).flatMap(finding),
  concerns: changedSince,
};
