import { afterEach, describe, expect, it, vi } from 'vitest';
import schema from '../../schemas/site.schema.json' with { type: 'json' };
import siteConfig from '../../site.config.json' with { type: 'json' };
import type { SiteConfig } from '../../src/generated/types.ts';
import { withServiceEnvironment } from './with-service-environment.ts';

const config = siteConfig as unknown as SiteConfig;
const services = (environment: Record<string, string>) =>
  withServiceEnvironment(config, schema, environment).config.services;

afterEach(() => vi.restoreAllMocks());

describe('services of the environment', () => {
  it('win over those of site.config.json, each by its own variable', () => {
    const given = {
      PUBLIC_BACKEND_URL: 'https://project.example',
      PUBLIC_BACKEND_KEY: 'key',
      PUBLIC_ANALYTICS: 'plausible',
      PUBLIC_ANALYTICS_URL: ' https://counts.example ',
    };
    expect(services(given)).toEqual({
      ...config.services,
      backendUrl: 'https://project.example',
      backendKey: 'key',
      analytics: 'plausible',
      analyticsUrl: 'https://counts.example',
    });
  });

  it('change nothing where there are none or they are empty', () => {
    expect(withServiceEnvironment(config, schema, { PUBLIC_BACKEND_URL: '', PUBLIC_OTHER: 'x' })).toEqual({
      config,
    });
  });

  it('are named after every setting of the services', () => {
    const given = { PUBLIC_CONTACT_URL: '/c', PUBLIC_NEWSLETTER_URL: '/n', PUBLIC_ANALYTICS_ID: 'G-1234' };
    expect(services(given)).toMatchObject({ contactUrl: '/c', newsletterUrl: '/n', analyticsId: 'G-1234' });
  });

  it('name the variables that set them, so that a wrong value can be found', () => {
    expect(withServiceEnvironment(config, schema, { PUBLIC_CONTACT_URL: 'x' }).variables).toEqual({
      contactUrl: 'PUBLIC_CONTACT_URL',
    });
  });

  it('CONF-1: blank a way to count page views that there is not, with a console warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(services({ PUBLIC_ANALYTICS: 'matomo' })?.analytics).toBe('none');
    expect(warn).toHaveBeenCalledWith(
      'PUBLIC_ANALYTICS is not valid and is ignored: matomo. It is one of none, ga4, plausible, beacon.',
    );
  });

  it.each([
    {
      variable: 'PUBLIC_NEWSLETTER_URL',
      value: 'htp:/x',
      key: 'newsletterUrl',
      fault: 'neither a full address',
    },
    {
      variable: 'PUBLIC_CONTACT_URL',
      value: 'http://a.example/mail',
      key: 'contactUrl',
      fault: 'not encrypted.',
    },
    { variable: 'PUBLIC_ANALYTICS_ID', value: 'bad', key: 'analyticsId', fault: 'not a measurement id' },
  ])('CONF-1: blank $variable as "$value" with a console warning, said once', (wrong) => {
    const { variable, value, key, fault } = wrong;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(services({ [variable]: value })).toEqual({ ...config.services, [key]: '' });
    services({ [variable]: value });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining(`${variable} is not valid and is ignored: ${value}. It is ${fault}`)],
    ]);
  });

  it('may be addresses of this computer', () => {
    const local = {
      PUBLIC_BACKEND_URL: 'http://127.0.0.1:54321',
      PUBLIC_CONTACT_URL: 'http://localhost/mail',
    };
    expect(services(local)).toMatchObject({
      backendUrl: local.PUBLIC_BACKEND_URL,
      contactUrl: local.PUBLIC_CONTACT_URL,
    });
  });
});
