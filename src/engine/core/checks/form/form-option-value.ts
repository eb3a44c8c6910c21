import { listOf, objectOf } from '../../json/json-value.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { fieldsOf, type PlacedField } from '../context/marks/forms.ts';
import { onlyOne } from '../context/only-one.ts';
import { lastNameOf, parentOf } from '../context/words/keys/key-parts.ts';
import { haveWordsOfEachOther } from '../problems/exchange-phrases.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const valuesOf = ({ field }: PlacedField): unknown[] =>
  listOf(field.options).map((option) => objectOf(option).value);

const optionFinding = (
  field: PlacedField,
  index: number,
  fault: Pick<Finding, 'message' | 'suggestion'>,
): Finding => ({
  ...field.place,
  pointer: below(field.place.pointer, 'options', index, 'value'),
  ...fault,
});

/** The key that an option names for its words. */
const keyOf = (option: unknown): string => keyNamedBy(objectOf(option).label) ?? '';

/** Of two options with one value the one that has the words of another value; else the second. */
const secondOf = (field: PlacedField, first: number, second: number): number => {
  const options = listOf(field.field.options);
  const isOwn = (index: number) => lastNameOf(keyOf(options[index])) === valuesOf(field)[index];
  return isOwn(second) && !isOwn(first) ? first : second;
};

/** An option with the value of another one, and the value that its words suggest. */
const repeatedOption = (field: PlacedField, index: number, allowed: string[]): Finding => {
  const values = valuesOf(field);
  const wrong = secondOf(field, values.indexOf(values[index]), index);
  const named = lastNameOf(keyOf(listOf(field.field.options)[wrong]));
  const meant = allowed.includes(named) && !values.includes(named) ? named : undefined;
  const message = `The option "${String(values[index])}" stands here twice.`;
  return optionFinding(field, wrong, withSuggestion(message, meant, 'Remove one.'));
};

const wrongOptions = (field: PlacedField, allowed: string[]): Finding[] => {
  const values = valuesOf(field);
  return values.flatMap((value, index) => {
    if (typeof value !== 'string') return [];
    if (values.indexOf(value) < index) return [repeatedOption(field, index, allowed)];
    if (allowed.length === 0 || allowed.includes(value)) return [];
    const free = allowed.filter((other) => !values.includes(other));
    // The only value that no option offers is the one that is meant, however it is misspelt.
    const message = `${field.rulesFile} does not list "${value}" for "${field.name}", so this answer would be refused.`;
    return [
      optionFinding(
        field,
        index,
        withSuggestion(
          message,
          closest(value, free) ?? onlyOne(free),
          'Add it there too, or remove this option.',
        ),
      ),
    ];
  });
};

/** Two options with each other's words: a visitor who chooses one of them sends the other. */
const exchangedLabels = (field: PlacedField): Finding[] => {
  const values = valuesOf(field);
  const options = listOf(field.field.options).map((option, index) => {
    const pointer = below(field.place.pointer, 'options', index, 'label');
    return { value: values[index], label: lastNameOf(keyOf(option)), pointer };
  });
  const pairs = exchangedPairs(
    options,
    (one, other) => one.value !== other.value && one.label === other.value && other.label === one.value,
  );
  return pairs.map(([one, other]) => {
    const fault = `The option ${haveWordsOfEachOther(String(one.value), String(other.value))}`;
    const at = ({ pointer }: typeof one) => ({ ...field.place, pointer });
    return toldExchange(at(one), at(other), fault);
  });
};

const missingOptions = (field: PlacedField, allowed: string[], wrong: Finding[]): Finding[] => {
  if (field.field.options === undefined) return [];
  const values = valuesOf(field);
  const meant = wrong.map(({ suggestion }) => suggestion);
  const absent = allowed.filter((value) => !values.includes(value) && !meant.includes(value));
  // An option that stands twice, or has no value, mostly took the place of the one that is missing.
  const spare = values.length - new Set(values.filter((value) => value !== undefined)).size;
  // A form that offers less than half has chosen what it is for.
  if (absent.length <= spare || absent.length > values.length) return [];
  const message = `${field.rulesFile} lists "${absent.join('", "')}" for "${field.name}", but no option offers it. Add the option, or remove the value there.`;
  const groups = new Set(listOf(field.field.options).map((option) => parentOf(keyOf(option))));
  const pointer = below(field.place.pointer, 'options');
  return [{ ...field.place, pointer, severity: 'warning', message, named: { groups: [...groups] } }];
};

/** The options of a choice against the values that the form's schema allows. */
export const formOptionValue: Check = {
  id: 'form/option-value',
  severity: 'error',
  description: 'The options of a field are the values that its rules in schemas/forms list, each once.',
  advice:
    'A visitor who chooses a value that is not listed there is told that the form failed. Use the values under "enum" of the field in schemas/forms, each once, such as "demo" for "Request a demo". A value that is left out is told as a warning, unless the form offers few of them.',
  runOnPages: ({ forms }) =>
    forms.flatMap(fieldsOf).flatMap((field) => {
      const allowed = listOf(field.rules?.enum).filter((value): value is string => typeof value === 'string');
      const wrong = wrongOptions(field, allowed);
      return [...wrong, ...exchangedLabels(field), ...missingOptions(field, allowed, wrong)];
    }),
};
