import { expect, it } from 'vitest';
import { blocksBuild } from './blocks-build.ts';

it('an error is in the way, and words that are still to be written only where no draft is shown', () => {
  const stub = { severity: 'error', check: 'i18n/todo-value' } as const;
  expect(blocksBuild(stub, { drafts: false })).toBe(true);
  expect(blocksBuild(stub, { drafts: true })).toBe(false);
  expect(blocksBuild({ severity: 'error', check: 'link/broken' }, { drafts: true })).toBe(true);
  expect(blocksBuild({ severity: 'warning', check: 'link/broken' }, { drafts: false })).toBe(false);
});
