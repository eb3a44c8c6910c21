import { expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { echoesField, echoesService } from './echoes-of-forms.ts';

const problem = (check: string, pointer: string): Problem => ({
  ...{ check, pointer, file: 'pages/home.json', severity: 'warning', message: '' },
});

it('the words of a form follow from its wrong service, and not those of a form whose place begins alike', () => {
  const isEcho = echoesService([problem('form/endpoint', '/sections/1/endpoint')]);
  expect(isEcho(problem('form/state-copy', '/sections/1/copy'))).toBe(true);
  expect(isEcho(problem('form/state-copy', '/sections/10/copy'))).toBe(false);
});

it('what else is wrong with a form follows from its wrong field, and not that of another form', () => {
  const isEcho = echoesField([problem('form/fields', '/forms/1/0/name')]);
  expect(isEcho(problem('form/message-missing', '/forms/1/3'))).toBe(true);
  expect(isEcho(problem('form/message-missing', '/forms/10/3'))).toBe(false);
});
