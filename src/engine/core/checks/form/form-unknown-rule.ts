import { objectOf } from '../../json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { idleMessages, isTold, messagesOf, ruleNames, rulesOf } from '../context/marks/form-rules.ts';
import { fieldsOf, type PlacedField, type PlacedForm } from '../context/marks/forms.ts';
import { namedText, type ShownWords } from '../context/marks/named-text.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Fix } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const finding = (form: PlacedForm, field: PlacedField, rule: string): Finding => {
  const messages = messagesOf(field);
  const silent = rulesOf(form, field).filter(
    (other) => !messages.includes(other) && !isTold(other, messages),
  );
  const near = closest(rule, silent);
  const suggestion = near ?? silent[0];
  const message = `${field.rulesFile} gives "${field.name}" no rule "${rule}", so this message is never shown.`;
  const what = suggestion === undefined ? `${message} Remove it.` : message;
  // Which of several rules was meant, only a name near to theirs can tell.
  const sure = near ?? (silent.length === 1 ? silent[0] : undefined);
  const fix: Fix = sure === undefined ? { remove: true } : { rename: sure };
  const pointer = below(field.place.pointer, 'errors', rule);
  return {
    ...field.place,
    pointer,
    at: 'key',
    ...withSuggestion(what, suggestion),
    ...(sure === undefined && silent.length > 0 ? {} : { fix }),
  };
};

const limits = ['minLength', 'maxLength'];

const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,\u00a0\u202f]\d{3})*/g) ?? []).map((found) => found.replace(/\D/g, ''));

/** The text that is called after a field as another one is called after its own field. */
const ownText = (
  { texts }: CheckContext,
  text: string,
  [other, own]: [string, string],
): string | undefined => {
  const meant = text.replace(new RegExp(`(?<=[._])${other}(?=[._])`), own);
  return meant !== text && namedText(texts, meant) !== undefined ? meant : undefined;
};

/** Words of a language that say another number than the rule, which others say rightly: the rule shows which is wrong. */
const otherThanRule = (
  shown: ShownWords[],
  rule: string,
  { name, rules, rulesFile }: PlacedField,
): Finding[] => {
  const limit = String(rules?.[rule]);
  const said = shown.map(({ key = '', value, place }) => ({
    key,
    place,
    numbers: [...new Set(numbersIn(value))],
  }));
  const isRight = ({ numbers }: (typeof said)[0]) => numbers.length === 1 && numbers[0] === limit;
  if (!said.some(isRight)) return [];
  return said
    .filter((one) => one.numbers.length === 1 && !isRight(one))
    .map(({ key, place, numbers: [number] }) => {
      const message = `This text says ${number}, and the form goes by ${limit}: that is the "${rule}" of "${name}" in ${rulesFile}. Write ${limit}.`;
      return { ...place, message, severity: 'warning', names: [key] };
    });
};

/** A message with another number than its rule, in every language or in some. */
const otherLimits = (context: CheckContext, placed: PlacedField, others: PlacedField[]): Finding[] =>
  limits.flatMap((rule): Finding[] => {
    const { field, rules, rulesFile, name, place } = placed;
    const [text, limit] = [objectOf(field.errors)[rule], rules?.[rule]];
    if (typeof text !== 'string' || typeof limit !== 'number') return [];
    const mark = { value: text, text: namedText(context.texts, text), place, locales: context.locales };
    const shown = shownWords(context, mark);
    const numbers = new Set(shown.flatMap(({ value }) => numbersIn(value)));
    const [said, another] = numbers;
    if (another !== undefined) return otherThanRule(shown, rule, placed);
    if (said === undefined || said === String(limit)) return [];
    const owner = others.find((other) => objectOf(other.field.errors)[rule] === text && other.name !== name);
    if (owner && String(owner.rules?.[rule]) === said) {
      const message = `These are the words of the field "${owner.name}" and say ${said}, but the limit of "${name}" is ${limit}.`;
      const pointer = below(place.pointer, 'errors', rule);
      return [{ ...place, pointer, ...withSuggestion(message, ownText(context, text, [owner.name, name])) }];
    }
    const message = `This is ${limit}, and visitors read "${shown[0]?.value}". Write the same number in both.`;
    const pointer = below('/properties', name, rule);
    const origin = { file: place.file, pointer: below(place.pointer, 'errors', rule) };
    const names = shown.flatMap(({ key }) => key ?? []);
    return [{ file: rulesFile, pointer, message, severity: 'warning', origin, names }];
  });

/** Messages for rules that a field has not, or that say something else than the rule. */
export const formUnknownRule: Check = {
  id: 'form/unknown-rule',
  severity: 'error',
  description: 'Every message of a field belongs to a rule that the field has in schemas/forms.',
  advice:
    'A message for a rule that does not exist is translated and never read, while the rule that was meant has none. Write it under the name of the rule in schemas/forms, such as "minLength" for a name of two letters at least.',
  runOnPages: (context) =>
    context.forms.flatMap((form) =>
      fieldsOf(form)
        .filter(({ rules }) => rules !== undefined)
        .flatMap((field) => [
          ...idleMessages(form, field)
            .filter((rule) => ruleNames.includes(rule))
            .map((rule) => finding(form, field, rule)),
          ...otherLimits(context, field, fieldsOf(form)),
        ]),
    ),
};
