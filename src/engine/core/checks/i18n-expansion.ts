import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { type KeyVersions, keyVersions } from './context/words/key-versions.ts';
import type { Finding } from './problem.ts';

const id = 'i18n/expansion';
const usual = { factor: 2.5, characters: 40 };

const isGrown = (length: number, original: number, factor: number): boolean =>
  length > original * factor && length > original + usual.characters;

const factorIn = (context: CheckContext): number => {
  const { factor } = context.options(id);
  return typeof factor === 'number' ? factor : usual.factor;
};

const grown = ({ key, versions }: KeyVersions, factor: number): Finding[] => {
  const [source, ...others] = versions.filter(({ isComparable }) => isComparable);
  if (!source || source !== versions[0]) return [];
  const length = source.value.length;
  return others
    .filter(({ value }) => isGrown(value.length, length, factor))
    .map(({ place, value, locale }) => ({
      ...place,
      origin: source.place,
      message: `"${key}" has ${value.length} characters in "${locale}" and ${length} in "${source.locale}". See whether both say the same, and whether it fits where it is shown.`,
    }));
};

/** Translations that are very much longer than what they translate. */
export const i18nExpansion: Check = {
  id,
  severity: 'info',
  description: 'A translation is not many times as long as the default language.',
  advice:
    'Spanish needs about a quarter more room than English; three times as much is mostly another text. Compare both, and shorten the translation to what the original says.',
  options: {
    factor: {
      kind: 'number',
      meaning: `How many times as long a translation may be; ${usual.factor} when left out.`,
    },
  },
  run: (context) => {
    const factor = factorIn(context);
    return keyVersions(context).flatMap((item) => grown(item, factor));
  },
  concerns: (context) => {
    const factor = factorIn(context);
    return (_, words) => words.some(({ length }) => isGrown(length, words[0]?.length ?? 0, factor));
  },
};
