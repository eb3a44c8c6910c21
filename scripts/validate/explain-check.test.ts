import { expect, it } from 'vitest';
import { checkCatalog } from './check-catalog.ts';
import { explainCheck } from './explain-check.ts';

it.each(['media', 'media/'])('lists the checks of the group %s', (group) => {
  const lines = explainCheck(checkCatalog, group).split('\n');
  expect(lines.length).toBe(checkCatalog.filter(({ id }) => id.startsWith('media/')).length);
  expect(lines.every((line) => line.includes('media/'))).toBe(true);
});

it('asks whether a check was meant that is nearly called so', () => {
  expect(() => explainCheck(checkCatalog, 'media/formt')).toThrow('Did you mean "media/format"?');
});
