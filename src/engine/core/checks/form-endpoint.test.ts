import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

const services = 'site.config.json#/services';

describe('form/endpoint', () => {
  it('reports a service without an address', () => {
    expect(placesAfter({ [`${services}/contactUrl`]: undefined })).toEqual([`form/endpoint ${services}`]);
    expect(placesAfter({ [`${services}/contactUrl`]: ' ' })).toEqual([
      `form/endpoint ${services}/contactUrl`,
    ]);
  });

  it('reports a configuration without services once', () => {
    expect(placesAfter({ [services]: undefined })).toEqual(['form/endpoint site.config.json#']);
  });

  it('needs no service that no form names', () => {
    expect(placesAfter({ [`${services}/newsletterUrl`]: undefined })).toEqual([]);
  });
});
