import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { factNumbers } from './context/facts/fact-numbers.ts';
import {
  concernedBySource,
  judgedBySource,
  type KeyVersions,
  keyVersions,
  type Version,
} from './context/words/key-versions.ts';
import { lostNumbers } from './context/words/lost-numbers.ts';
import { haveSameNumbers, otherNumbers } from './context/words/numbers-in-words.ts';
import { isSourceChanged } from './context/words/translations.ts';
import type { Finding } from './problem.ts';

/** What a text says of numbers that its source does not, or the reverse. */
const saidOf = (version: Version, source: Version): string | undefined => {
  const { extra, meant } = otherNumbers(version.value, source.value) ?? { extra: [], meant: [] };
  if (extra.length > 0) return `says ${extra.join(', ')} where "${source.locale}" says ${meant.join(', ')}`;
  const lost = meant.length > 0 ? meant : lostNumbers(version, source);
  if (lost.length > 0) return `lacks ${lost.join(', ')}, which "${source.locale}" says`;
  // Where the source has no number at all, its words may say what figures say here.
  const added = /\d/.test(source.value) ? lostNumbers(source, version) : [];
  return added.length > 0 ? `says ${added.join(', ')}, which "${source.locale}" does not` : undefined;
};

const difference = (version: Version, source: Version): Finding[] => {
  const said = version.isComparable && source.isComparable ? saidOf(version, source) : undefined;
  return said === undefined
    ? []
    : [{ ...version.place, message: `This text ${said}. Write the same in both.` }];
};

/** What has changed since it was translated is wrong itself, as long as no translation has followed. */
const differences = (context: CheckContext, item: KeyVersions): Finding[] => {
  const found = judgedBySource(difference)(item);
  const [source, other] = item.versions;
  if (!source || !other || found.length < item.versions.length - 1 || !isSourceChanged(context, item))
    return found;
  return difference(source, other);
};

/** Numbers that a translation gives otherwise. */
export const i18nNumberMismatch: Check = {
  id: 'i18n/number-mismatch',
  severity: 'warning',
  description: 'A text has the same numbers in every language.',
  advice:
    'A price or a deadline that differs between languages is a promise to half of the visitors. Write "1,450 points" as "1,450 puntos", with the signs of the language. What may change is better a fact, as %{discount}; its values have the same number, too. A number may be written in words.',
  run: (context) => [
    ...keyVersions(context).flatMap((item) => differences(context, item)),
    ...factNumbers(context),
  ],
  concerns: () => concernedBySource((words, source) => !haveSameNumbers(words, source)),
};
