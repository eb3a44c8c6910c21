import { counted } from '../../counted.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type KeyVersions, keyVersions } from '../context/words/keys/key-versions.ts';
import { expectedForms, formsOf } from '../context/words/numbers/plural-count.ts';
import { isSourceAsRecorded } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';
import { strayParams } from './placeholders/stray-params.ts';

const isCounted = ({ uses }: KeyVersions) => uses.some(({ params }) => params.smart_count !== undefined);

/** If only translations have forms, and their source is what they were made from, they got the forms by a slip. */
const formsOfOthers = (context: CheckContext, { key, versions }: KeyVersions): Finding[] => {
  const [source, ...others] = versions;
  if (!source || formsOf(source.value) > 1) return [];
  return others
    .filter(
      ({ value, locale }) =>
        formsOf(value) > 1 && isSourceAsRecorded(context, { key, locale, source: source.value }) === true,
    )
    .map(({ value, place }) => ({
      ...place,
      message: `"${key}" has ${counted(formsOf(value), 'form')} here, and in "${source.locale}" 1. Leave one form and no ||||, or write forms in every language.`,
    }));
};

/** A text with several forms that no place gives a number for. */
const uncountedForms = (context: CheckContext, item: KeyVersions): Finding[] => {
  // A number under another name is reported where it is given, and so is one that the words mention and nothing
  // fills.
  if (
    strayParams(context, item).length > 0 ||
    item.versions.some(({ value }) => value.includes('%{smart_count}'))
  )
    return [];
  const first = item.versions.find(({ value }) => formsOf(value) > 1);
  const message = `"${item.key}" has several forms, but no place that shows it gives a number. Leave one form and no ||||, or write ?smart_count=… behind the key where it is shown.`;
  return first ? [{ ...first.place, message }] : [];
};

const wrongForms = (context: CheckContext, item: KeyVersions, expected: Map<string, number>): Finding[] => {
  // A text with an empty form is reported by `i18n/invalid-message`; the others are counted once it is mended.
  if (!item.versions.some(({ value, isComparable }) => isComparable && formsOf(value) > 1)) return [];
  if (item.uses.length > 0 && !isCounted(item)) return uncountedForms(context, item);
  const byOthers = formsOfOthers(context, item);
  if (byOthers.length > 0) return byOthers;
  const wrong = item.versions.filter(
    ({ value, locale, isComparable }) => isComparable && formsOf(value) !== expected.get(locale),
  );
  // Whether the others lack forms shows once those with too many or too few are mended.
  const several = wrong.filter(({ value }) => formsOf(value) > 1);
  return (several.length > 0 ? several : wrong).map(({ value, locale, place }) => ({
    ...place,
    message: `"${item.key}" has ${counted(formsOf(value), 'form')}. The language "${locale}" needs ${counted(expected.get(locale) ?? 1, 'form')}, separated by ||||.`,
  }));
};

/** Counted texts with another number of forms than their language has. */
export const i18nPluralForms: Check = {
  id: 'i18n/plural-forms',
  severity: 'error',
  description: 'A counted text has as many forms as its language.',
  advice:
    'A missing form shows a visitor the wrong one, such as "1 points". Write every form the language needs, separated by four bars: "One point |||| %{smart_count} points" in English and in Spanish.',
  run: (context) => {
    const counted = keyVersions(context);
    const expected = expectedForms(context);
    return counted.flatMap((item) => wrongForms(context, item, expected));
  },
};
