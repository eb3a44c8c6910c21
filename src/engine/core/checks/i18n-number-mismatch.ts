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
import { otherNumbers } from './context/words/numbers-in-words.ts';
import { isSourceChanged } from './context/words/translations.ts';
import type { Finding } from './problem.ts';

const difference = ({ value, place, isComparable }: Version, source: Version): Finding[] => {
  const found = isComparable && source.isComparable ? otherNumbers(value, source.value) : undefined;
  if (!found) return [];
  const { extra, meant } = found;
  const own = extra.length === 0 ? 'has no number' : `says ${extra.join(', ')}`;
  const message = `This text ${own} where "${source.locale}" says ${meant.join(', ')}. Write the same number in both.`;
  return [{ ...place, message }];
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
    'A price or a deadline that differs between languages is a promise to half of the visitors. Write "1,450 points" as "1,450 puntos", with the signs of the language. What may change is better a fact, as %{discount}; its values have the same number, too. Numbers in words are not compared.',
  run: (context) => [
    ...keyVersions(context).flatMap((item) => differences(context, item)),
    ...factNumbers(context),
  ],
  concerns: () => concernedBySource((words, source) => otherNumbers(words, source) !== undefined),
};
