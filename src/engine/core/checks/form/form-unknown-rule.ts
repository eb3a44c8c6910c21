import { objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { idleMessages, isTold, messagesOf, ruleNames, rulesOf } from '../context/marks/form-rules.ts';
import { fieldsOf, type PlacedField, type PlacedForm } from '../context/marks/forms.ts';
import { namedText, type ShownWords } from '../context/marks/named-text.ts';
import { shownWords } from '../context/marks/shown-words.ts';
import { onlyOne } from '../context/only-one.ts';
import { keysWithWords } from '../context/words/translations/copied-words.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Fix } from '../problems/problem.ts';
import { nearestName } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { contraryLimit } from './contrary-limit.ts';

/** Tells a message for a rule that its field does not have, with the rule that is meant, if one has no message. */
const finding = (form: PlacedForm, field: PlacedField, rule: string): Finding => {
  const messages = messagesOf(field);
  const free = rulesOf(form, field).filter((other) => !messages.includes(other));
  const silent = free.filter((other) => !isTold(other, messages));
  // A rule that another message serves may have had one of its own. The name of another rule is no slip for it.
  const near = nearestName(rule, silent) ?? (ruleNames.includes(rule) ? undefined : nearestName(rule, free));
  const suggestion = near ?? silent[0];
  const message = `${field.rulesFile} gives "${field.name}" no rule "${rule}", so this message is never shown.`;
  // Which of several rules was meant, only a name near to theirs can tell.
  const sure = near ?? onlyOne(silent);
  const fix: Fix = sure === undefined ? { remove: true } : { rename: sure };
  const pointer = below(field.place.pointer, 'errors', rule);
  return {
    ...field.place,
    pointer,
    at: 'key',
    ...withSuggestion(message, suggestion, 'Remove it.'),
    ...(sure === undefined && silent.length > 0 ? {} : { fix }),
  };
};

/** Whether a name is that of a rule, or a slip of one: which rule the field lacks, its schema does not know. */
const isMeantAsRule = (name: string): boolean => nearestName(name, ruleNames) !== undefined;

const limits = ['minLength', 'maxLength'] as const;

/** A rule that limits how long an answer is, with the field that has it. */
type LimitOf = { limit: (typeof limits)[number]; field: PlacedField };

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

const limitIn = ({ limit, field }: LimitOf): string => String(field.rules?.[limit]);

/** What is wrong with words that do not say a limit rightly, and what to write. */
const wrongWords = (context: CheckContext, shown: ShownWords, of: LimitOf): string | undefined => {
  const { key = '', locale, value } = shown;
  const { limit, field } = of;
  const [number] = numbersIn(value);
  const contrary = contraryLimit(value, locale, limit);
  if (!contrary && number === limitIn(of)) return undefined;
  const rule = `${limitIn(of)}: that is the "${limit}" of "${field.name}" in ${field.rulesFile}`;
  const [original] = keysWithWords(context, key, shown);
  if (original !== undefined)
    return `These are the words of "${original}", and the form goes by ${rule}. Write the words that belong here.`;
  return contrary
    ? `This text says "${contrary.said}", and answers must have ${limit === 'minLength' ? 'no fewer' : 'no more'} characters than ${rule}. Write "${contrary.meant} ${limitIn(of)}".`
    : `This text says ${number}, and the form goes by ${rule}. Write ${limitIn(of)}.`;
};

/**
 * Words of a language that say another limit than the rule, which others say rightly: the rule shows which are wrong.
 * What says no number, or several, may be worded otherwise.
 */
const otherThanRule = (context: CheckContext, shown: ShownWords[], of: LimitOf): Finding[] => {
  const numbersOf = ({ value }: ShownWords) => [...new Set(numbersIn(value))];
  const saying = shown.filter((words) => numbersOf(words).length === 1);
  if (!saying.some((words) => numbersOf(words)[0] === limitIn(of))) return [];
  return saying.flatMap((words): Finding[] => {
    const message = wrongWords(context, words, of);
    const { key = '', place } = words;
    return message === undefined ? [] : [{ ...place, message, severity: 'warning', named: { keys: [key] } }];
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
    if (said === undefined) return [];
    if (another !== undefined || said === String(limit))
      return otherThanRule(context, shown, { limit: rule, field: placed });
    const owner = others.find((other) => objectOf(other.field.errors)[rule] === text && other.name !== name);
    if (owner && String(owner.rules?.[rule]) === said) {
      const message = `These are the words of the field "${owner.name}" and say ${said}, but the limit of "${name}" is ${limit}.`;
      const pointer = below(place.pointer, 'errors', rule);
      return [{ ...place, pointer, ...withSuggestion(message, ownText(context, text, [owner.name, name])) }];
    }
    const message = `This is ${limit}, and visitors read "${shown[0]?.value}". Write the same number in both.`;
    const pointer = below('/properties', name, rule);
    const origin = { file: place.file, pointer: below(place.pointer, 'errors', rule) };
    const keys = shown.flatMap(({ key }) => key ?? []);
    return [{ file: rulesFile, pointer, message, severity: 'warning', origin, named: { keys } }];
  });

/** Messages for rules that a field has not, or that say something else than the rule. */
export const formUnknownRule: Check = {
  id: 'form/unknown-rule',
  severity: 'error',
  description:
    'Every message of a field belongs to a rule that the field has in schemas/forms, and says the number of the rule.',
  advice:
    'A message for a rule that does not exist is translated and never read, while the rule that was meant has none. Write it under the name of the rule in schemas/forms, such as "minLength" for a name of two letters at least. A number in a message is that of its rule (a warning only): "at most 40 characters" belongs to "maxLength": 40.',
  runOnPages: (context) =>
    context.forms.flatMap((form) =>
      fieldsOf(form)
        .filter(({ rules }) => rules !== undefined)
        .flatMap((field) => [
          ...idleMessages(form, field)
            .filter(isMeantAsRule)
            .map((rule) => finding(form, field, rule)),
          ...otherLimits(context, field, fieldsOf(form)),
        ]),
    ),
};
