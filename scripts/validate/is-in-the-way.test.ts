import { expect, it } from 'vitest';
import { isInTheWay } from './is-in-the-way.ts';

it('an error is in the way, and words that are still to be written only where no draft is shown', () => {
  const stub = { severity: 'error', check: 'i18n/todo-value' } as const;
  expect(isInTheWay(stub, { drafts: false })).toBe(true);
  expect(isInTheWay(stub, { drafts: true })).toBe(false);
  expect(isInTheWay({ severity: 'error', check: 'link/broken' }, { drafts: true })).toBe(true);
  expect(isInTheWay({ severity: 'warning', check: 'link/broken' }, { drafts: false })).toBe(false);
});
