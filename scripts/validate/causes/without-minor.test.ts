import { expect, it } from 'vitest';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { withoutMinor } from './without-minor.ts';

const told = (...checks: string[]) =>
  withoutMinor(
    checks.map((check): Problem => ({ check, severity: 'warning', file: '', pointer: '', message: '' })),
  ).map(({ check }) => check);

it('first the faults are told, then what is left over, then how files are written', () => {
  expect(told('json/format', 'i18n/html', 'ref/orphan-section')).toEqual(['i18n/html']);
  expect(told('json/format', 'ref/orphan-section')).toEqual(['ref/orphan-section']);
  expect(told('json/format', 'json/format')).toEqual(['json/format', 'json/format']);
  expect(told()).toEqual([]);
});

it('an address that leads nowhere is told beside the words that a draft still lacks', () => {
  expect(told('redirect/missing-after-rename', 'i18n/todo-value')).toHaveLength(2);
  const lost: Problem = {
    check: 'redirect/missing-after-rename',
    severity: 'warning',
    file: '',
    pointer: '',
    message: '',
  };
  const error: Problem = { ...lost, check: 'link/broken', severity: 'error' };
  expect(withoutMinor([lost, error])).toEqual([error]);
});

it('more problems than a call takes arguments are told, too', () => {
  const problem: Problem = { check: 'json/format', severity: 'warning', file: '', pointer: '', message: '' };
  expect(withoutMinor(Array.from({ length: 200_000 }, () => problem))).toHaveLength(200_000);
});

it('what a language that may wait still lacks keeps nothing else from being told', () => {
  const lack: Problem = {
    check: 'i18n/missing-translation',
    severity: 'info',
    file: '',
    pointer: '',
    message: '',
  };
  const format: Problem = { ...lack, check: 'json/format', severity: 'warning' };
  expect(withoutMinor([lack, format])).toEqual([lack, format]);
  expect(withoutMinor([lack, { ...lack, severity: 'error' }, format])).toHaveLength(2);
});

it('a fact that may have a slip is told last, and one that certainly has first of what is minor', () => {
  const remark: Problem = {
    check: 'content/changed-fact',
    severity: 'info',
    file: '',
    pointer: '',
    message: '',
  };
  const format: Problem = { ...remark, check: 'json/format', severity: 'warning' };
  expect(withoutMinor([remark, format])).toEqual([format]);
  expect(withoutMinor([remark])).toEqual([remark]);
  expect(told('content/changed-fact', 'json/format')).toEqual(['content/changed-fact']);
});
