import { listOf, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { fieldsOf, type PlacedField } from '../context/marks/forms.ts';
import { namedText, type ShownWords } from '../context/marks/named-text.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { oncePer } from '../problems/once-per.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';

/** An option as visitors of one language read it, and where it names its words. */
type ShownOption = { value: string; label: Place; shown: ShownWords };

const optionsOf = (context: CheckContext, { field, place }: PlacedField): ShownOption[] =>
  listOf(field.options).flatMap((option, index) => {
    const { value, label } = objectOf(option);
    if (typeof value !== 'string' || typeof label !== 'string') return [];
    const at = { ...place, pointer: below(place.pointer, 'options', index, 'label') };
    const text = namedText(context.texts, label);
    const mark = { value: label, text, place: at, locales: context.locales };
    return shownWords(context, mark).map((shown) => ({ value, label: at, shown }));
  });

const wordsOf = ({ shown: { locale, value } }: ShownOption): string =>
  `${locale}\n${value.trim().toLowerCase()}`;

/** Whether the words of an option say its value, as "Travel" says travel. */
const saysItself = ({ value, shown }: ShownOption): boolean => shown.value.toLowerCase().includes(value);

/** Of two options with the same words the one is wrong whose value they do not say; else the second. */
const alike = (one: ShownOption, other: ShownOption): Finding => {
  const [fault, twin] = saysItself(other) && !saysItself(one) ? [one, other] : [other, one];
  const isOneText = fault.shown.key !== undefined && fault.shown.key === twin.shown.key;
  const message = `"${fault.shown.value}" is what the option "${twin.value}" says, too, so nobody can tell the two apart. Write here what "${fault.value}" means.`;
  const keys = [fault, twin].flatMap(({ shown }) => shown.key ?? []);
  return { ...(isOneText ? fault.label : fault.shown.place), message, named: { keys } };
};

/** The options of a field that have the words of another one before them. Which stands there twice is told otherwise. */
const alikeIn = (context: CheckContext, field: PlacedField): Finding[] => {
  const groups = Map.groupBy(optionsOf(context, field), wordsOf);
  const pairs = [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap((other): [ShownOption, ShownOption][] =>
      first && first.value !== other.value ? [[first, other]] : [],
    ),
  );
  // What two languages say alike of one pair of options is one fault.
  const distinct = oncePer(pairs, (pair) => pair.map(({ value }) => value).join('\n'));
  return distinct.map(([one, other]) => alike(one, other));
};

/** Options of a choice that visitors cannot tell apart. */
export const formDuplicateOption: Check = {
  id: 'form/duplicate-option',
  severity: 'warning',
  description: 'Each option of a field has words of its own.',
  advice:
    'A visitor who reads "General inquiry" twice in a list does not know which of the two to choose, and you read a value that was not meant. Give each option words that say what it is for, such as "Request a demo" for "demo".',
  runOnPages: (context) =>
    context.forms.flatMap((form) => fieldsOf(form).flatMap((field) => alikeIn(context, field))),
};
