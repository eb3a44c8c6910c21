import { afterEach, expect, it, vi } from 'vitest';
import { yearOf } from './year-of.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])('is the same on a machine in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const moments = ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'];
  expect(moments.map((moment) => yearOf({ now: Date.parse(moment) }))).toEqual([2026, 2027]);
});
