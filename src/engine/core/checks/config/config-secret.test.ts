import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

const key = 'site.config.json#/services/backendKey';
const head = 'eyJhbGciOiJIUzI1NiJ9';

describe('config/secret', () => {
  it.each([
    `${head}.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl`,
    `${head}.eyJpc3MiOiJhIiwicm9sZSI6InNlcnZpY2Vfcm9sZSJ9.c2lnbmF0dXJl`,
    'sb_secret_0123456789abcdef',
    ['sk', 'live', '0123456789abcdef'].join('_'),
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN RSA PRIVATE KEY-----',
    ['re', '0123456789abcdefghij'].join('_'),
    ['SG', '0123456789abcdef', '0123456789abcdef'].join('.'),
    ['sk', '0123456789abcdefghij'].join('-'),
    ['github', 'pat', '0123456789abcdefghij'].join('_'),
    ['AK', 'IA0123456789ABCDEF'].join(''),
    ['xoxb', '0123456789ab'].join('-'),
    'postgres://admin:letmein@db.example/site',
  ])('reports %s', (secret) => {
    expect(placesAfter({ [key]: secret })).toEqual([`config/secret ${key}`]);
  });

  it.each(['facts/email', 'services/contactUrl'])(
    'reports one in the place of an address once: %s',
    (name) => {
      const place = `site.config.json#/${name}`;
      const secret = ['sk', 'live', '0123456789abcdef'].join('_');
      expect(placesAfter({ [place]: secret })).toEqual([`config/secret ${place}`]);
    },
  );

  it('lets the public key of a database stand', () => {
    expect(placesAfter({ [key]: `${head}.eyJyb2xlIjoiYW5vbiIsImlzcyI6ImEifQ.c2lnbmF0dXJl` })).toEqual([]);
    expect(placesAfter({ [key]: 'sb_publishable_0123456789abcdef' })).toEqual([]);
  });
});
