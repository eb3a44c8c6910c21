import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { echoesOfServices } from './echoes-of-services.ts';

const problem = (check: CheckId, pointer: string) => problemOfCheck(check, { pointer, severity: 'warning' });

it('the words of a form follow from its wrong service, and not those of a form whose place begins alike', () => {
  const isEcho = echoesOfServices.echoesService([problem('form/endpoint', '/sections/1/endpoint')]);
  expect(isEcho(problem('form/state-copy', '/sections/1/copy'))).toBe(true);
  expect(isEcho(problem('form/state-copy', '/sections/10/copy'))).toBe(false);
});
