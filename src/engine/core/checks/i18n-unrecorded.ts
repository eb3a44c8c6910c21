import type { Check } from './check.ts';
import {
  changedSince,
  lockFile,
  recordedHashes,
  type Translation,
  translations,
} from './context/translations.ts';
import type { Finding } from './problem.ts';

const isNew = ({ target, source, recorded }: Translation): boolean =>
  recorded === undefined && target !== undefined && target.isComparable && source.isComparable;

const finding = (unrecorded: Translation[]): Finding[] => {
  const [first, ...more] = unrecorded;
  if (!first?.target) return [];
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  const { place } = first.source;
  return [
    {
      ...first.target.place,
      message: `${lockFile} does not know "${first.key}"${others} in "${first.locale}" yet, so a later change in "${first.source.locale}" would go unnoticed. Run: npm run i18n -- accept`,
      origin: { file: place.file, pointer: place.pointer },
    },
  ];
};

/** Translations that the lock file does not know, once for each language. A site without a lock file has none. */
export const i18nUnrecorded: Check = {
  id: 'i18n/unrecorded',
  severity: 'info',
  description: 'translations.lock.json knows from which text each translation was made.',
  advice:
    'A translation that the lock file does not know can never be reported as stale. Run "npm run i18n -- accept": it records what is new, and accepts nothing that is stale. A site without translations.lock.json does not use it, and is told nothing.',
  run: (context) => {
    if (recordedHashes(context) === undefined) return [];
    const unrecorded = translations(context).filter(isNew);
    return context.locales.flatMap((locale) =>
      finding(unrecorded.filter((translation) => translation.locale === locale)),
    );
  },
  concerns: changedSince,
};
