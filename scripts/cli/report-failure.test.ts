import { afterEach, expect, it, vi } from 'vitest';
import { reportFailure } from './report-failure.ts';

afterEach(() => vi.restoreAllMocks());

const toldOf = (error: unknown): unknown => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(reportFailure(error)).toBe(2);
  return told.mock.lastCall?.[0];
};

it('tells what a disk refuses in one line, with the file and what to do', () => {
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/site/locales/es.json' });
  expect(toldOf(refused)).toContain(
    '/site/locales/es.json cannot be used. Its permissions do not allow that. Change them.',
  );
});

it('tells a full disk that does not say which file it was', () => {
  const refused = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  expect(toldOf(refused)).toContain('A file cannot be written. No space is left on its disk.');
  const ofNoFile = Object.assign(new Error('EACCES'), { code: 'EACCES' });
  expect(toldOf(ofNoFile)).toBe(ofNoFile);
});

it.each([
  new TypeError('no bread'),
  Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/project/lost.ts' }),
])('tells what may be a fault of the code with its lines: %s', (error) => {
  expect(toldOf(error)).toBe(error);
});
