import { expect, it } from 'vitest';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { withoutLostPictures } from './without-lost-pictures.ts';

const told = (...checks: string[]) =>
  withoutLostPictures(
    checks.map((check): Problem => ({ check, severity: 'warning', file: '', pointer: '', message: '' })),
  ).map(({ check }) => check);

it('a picture that is left over together with words is told after them', () => {
  expect(told('ref/orphan-asset', 'i18n/unused-key')).toEqual(['i18n/unused-key']);
  expect(told('ref/orphan-asset', 'i18n/misplaced-key')).toEqual(['i18n/misplaced-key']);
  expect(told('ref/orphan-asset', 'i18n/edge-space')).toEqual(['ref/orphan-asset', 'i18n/edge-space']);
});
