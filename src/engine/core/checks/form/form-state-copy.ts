import { isObject } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { PlacedForm } from '../context/marks/forms.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

/** What each service can answer, beside that it failed. */
const outcomes = new Map([
  ['contact', ['sent']],
  ['newsletter', ['subscribed', 'already_subscribed', 'reactivated', 'other']],
]);

const meanings: Record<string, string> = {
  sent: 'that the message was sent',
  subscribed: 'that the address is on the list',
  already_subscribed: 'that the address was on the list before',
  reactivated: 'that the address is back on the list',
  other: 'what else the service has answered',
  invalid: 'which rule a field breaks',
};

const silentStates = ({ form, place }: PlacedForm): Finding[] => {
  const { toasts } = form;
  if (!isObject(toasts)) return [];
  const states = [
    ...(outcomes.get(String(form.endpoint)) ?? []),
    ...(form.errorsAs === 'toasts' ? ['invalid'] : []),
  ];
  const silent = states.filter((state) => toasts[state] === undefined);
  const [missing] = silent;
  if (missing === undefined) return [];
  const what = silent.map((state) => meanings[state]).join('; ');
  const message = `The form "${String(form.id)}" has no words that tell a visitor ${what}. Write "${silent.join('", "')}".`;
  return [{ ...place, pointer: below(place.pointer, 'toasts'), missing, message }];
};

/** Outcomes of a form for which the visitor would read nothing. */
export const formStateCopy: Check = {
  id: 'form/state-copy',
  severity: 'error',
  description: 'A form has words for everything that its service can answer.',
  advice:
    'A visitor who presses a button and reads nothing presses it again. Write the words of every outcome in "toasts", such as "already_subscribed" for an address that is on the list already.',
  runOnPages: ({ forms }) => forms.flatMap(silentStates),
};
