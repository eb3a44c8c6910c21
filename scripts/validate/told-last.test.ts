import { expect, it } from 'vitest';
import type { Problem } from '../../src/engine/core/checks/problem.ts';
import { toldLast } from './told-last.ts';

const told = (...checks: string[]) =>
  toldLast(
    checks.map((check): Problem => ({ check, severity: 'warning', file: '', pointer: '', message: '' })),
  ).map(({ check }) => check);

it('first the faults are told, then what is left over, then how files are written', () => {
  expect(told('json/format', 'i18n/html', 'ref/orphan-section')).toEqual(['i18n/html']);
  expect(told('json/format', 'ref/orphan-section')).toEqual(['ref/orphan-section']);
  expect(told('json/format', 'json/format')).toEqual(['json/format', 'json/format']);
  expect(told()).toEqual([]);
});
