import { describe, expect, it } from 'vitest';
import { UsageError } from '../cli/usage-error.ts';
import { explainFailure } from './explain-failure.ts';

const failure = (code: string) => Object.assign(new Error('secret text of the driver'), { code });
const said = (code: string, databaseUrl = 'postgres://me:hush@db.example/site') =>
  (explainFailure(failure(code), databaseUrl) as Error).message;

describe('a database that does not open is told with its remedy', () => {
  it.each([
    ['ECONNREFUSED', /does not answer or refuses \(ECONNREFUSED\)\. Start it/],
    ['ENOTFOUND', /host in DATABASE_URL is not found/],
    ['28P01', /refuses user or password/],
    ['3D000', /has no database of that name/],
    ['42501', /may not make tables/],
  ])('%s', (code, text) => {
    expect(said(code)).toMatch(text);
    expect(said(code)).not.toMatch(/hush|secret/);
  });

  it.each(['foo', 'https://db.example', 'postgres://me:hush@127.0.0.1:99999/x'])(
    'the address %s is none',
    (url) => {
      expect(said('ERR_INVALID_URL', url)).toContain('Write it like this: postgres://');
      expect(said('ERR_INVALID_URL', url)).not.toContain('hush');
    },
  );

  it.each(['ENOSPC', 'EDQUOT', '53100'])('a full disk (%s)', (code) => {
    expect(explainFailure(failure(code))).toMatchObject({ message: expect.stringContaining('Make room') });
  });

  it('not what was explained already', () => {
    const explained = new UsageError('as it is');
    expect(explainFailure(explained, 'postgres://x')).toBe(explained);
  });
});
