import { listOf, objectOf } from '../../../json/json-value.ts';
import { keyNamedBy } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { PlacedForm } from '../../context/marks/forms.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { valuesIn } from '../../problems/values-in.ts';

/** The texts by which a form names its fields and buttons, each with what it is. */
const labelsOf = ({ form }: PlacedForm): Map<string, string> => {
  const fields = listOf(form.fields).flatMap((field) => {
    const { name, label, placeholder } = objectOf(field);
    const said = `of the field "${name}"`;
    return [
      [keyNamedBy(label), `the label ${said}`] as const,
      [keyNamedBy(placeholder), `the example ${said}`] as const,
    ];
  });
  const buttons = [form.submit, objectOf(form.toasts).close].map(
    (value) => [keyNamedBy(value), 'the name of a button'] as const,
  );
  return new Map([...buttons, ...fields].flatMap(([key, what]) => (key === undefined ? [] : [[key, what]])));
};

const labelsIn = (placed: PlacedForm): Finding[] => {
  const { form, place } = placed;
  const labels = labelsOf(placed);
  const { close: _, ...messages } = objectOf(form.toasts);
  return [...valuesIn(messages, below(place.pointer, 'toasts'))].flatMap(([pointer, value]): Finding[] => {
    const what = labels.get(keyNamedBy(value) ?? '');
    if (what === undefined) return [];
    const message = `Visitors read this as a message, and it is ${what}. Name the message that is meant.`;
    return [{ ...place, pointer, message }];
  });
};

/** Messages of a form that are the name of a field or button of it: they say nothing of what has happened. */
export const labelsAsMessages = (context: CheckContext): Finding[] => context.forms.flatMap(labelsIn);
