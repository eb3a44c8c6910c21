import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { withRemedy } from '../../src/engine/core/checks/problems/with-remedy.ts';
import { remedyForOffset } from '../../src/engine/core/checks/schema-errors/moment-as-written.ts';
import { withOwnOffset } from './with-own-offset.ts';

const problem: Problem = {
  check: 'schema/page',
  severity: 'error',
  file: 'pages/home.json',
  pointer: '/publishAt',
  ...withRemedy('This lacks the offset.', remedyForOffset('2026-12-01T09:00:00')),
  tells: 'no-offset',
};

const toldAt = (minutes: number | undefined, written = '2026-12-01 09:00') => {
  const texts = { get: () => JSON.stringify({ publishAt: written }) };
  return withOwnOffset({ texts } as never, [problem], () => minutes)[0]?.message;
};

describe('a moment without its offset from UTC', () => {
  it.each([
    [420, '-07:00'],
    [-60, '+01:00'],
    [-330, '+05:30'],
    [0, '+00:00'],
  ])('is offered with the one of the computer: %s', (minutes, offset) => {
    expect(toldAt(minutes)).toBe(
      `This lacks the offset. For 09:00 by the clock of this computer, write "2026-12-01T09:00:00${offset}", with the offset from UTC at its end.`,
    );
  });

  it('is explained with an example where the computer goes by UTC', () => {
    expect(toldAt(undefined)).toBe(problem.message);
    expect(problem.message).toContain('such as -05:00 for New York in winter');
  });

  it('is left as it is told where something else stands there', () => {
    expect(toldAt(420, 'soon')).toBe(problem.message);
  });
});
