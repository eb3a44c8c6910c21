import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { echoesOfForms } from './echoes-of-forms.ts';

const problem = (check: CheckId, pointer: string) => problemOfCheck(check, { pointer, severity: 'warning' });

it('what else is wrong with a form follows from its wrong field, and not that of another form', () => {
  const isEcho = echoesOfForms.echoesField([problem('form/fields', '/forms/1/0/name')]);
  expect(isEcho(problem('form/message-missing', '/forms/1/3'))).toBe(true);
  expect(isEcho(problem('form/message-missing', '/forms/10/3'))).toBe(false);
});
