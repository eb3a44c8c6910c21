import { describe, expect, it } from 'vitest';
import { checkServices } from './check-services.ts';

const origin = 'https://site.example';
const complete = {
  backendUrl: '/',
  backendKey: 'key',
  contactUrl: '/functions/v1/resend-email',
  newsletterUrl: 'https://functions.example/newsletter',
  analytics: '',
  analyticsId: '',
  analyticsUrl: '',
};

describe('the configuration of the services', () => {
  it('says nothing when it is complete, and gives whole addresses', () => {
    const { services, problems } = checkServices(complete, origin);
    expect(problems).toEqual([]);
    expect(services.backendUrl).toBe('https://site.example/');
    expect(services.contactUrl).toBe('https://site.example/functions/v1/resend-email');
    expect(services.newsletterUrl).toBe('https://functions.example/newsletter');
  });

  it('CONF-1: blanks an address that does not parse, with a warning', () => {
    for (const newsletterUrl of ['functions.example/x', 'not a url', 'javascript:alert(1)']) {
      const { services, problems } = checkServices({ ...complete, newsletterUrl }, origin);
      expect(services.newsletterUrl).toBe('');
      expect(problems[0]).toEqual({
        level: 'warn',
        text: `services.newsletterUrl is not valid and is ignored: ${newsletterUrl}`,
      });
    }
  });

  it('CONF-1: blanks an e-mail that does not match', () => {
    const settings = { ...complete, senderEmail: 'a b@c.d', primaryEmail: 'a@b.cd' };
    expect(checkServices(settings, origin).services).toMatchObject({
      senderEmail: '',
      primaryEmail: 'a@b.cd',
    });
  });

  it('CONF-2: a missing backend address or key is an error', () => {
    const { problems } = checkServices({ ...complete, backendUrl: '', backendKey: '' }, origin);
    expect(problems).toEqual([
      { level: 'error', text: 'Missing configuration: services.backendUrl is empty.' },
      { level: 'error', text: 'Missing configuration: services.backendKey is empty.' },
    ]);
  });

  it('CONF-2: a missing function address is a warning', () => {
    const { problems } = checkServices({ ...complete, contactUrl: '', newsletterUrl: '' }, origin);
    expect(problems.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('blanks a measurement id that is none', () => {
    const { services, problems } = checkServices({ ...complete, analyticsId: 'UA-1' }, origin);
    expect(services.analyticsId).toBe('');
    expect(problems).toHaveLength(1);
    expect(checkServices({ ...complete, analyticsId: 'G-ABC123' }, origin).problems).toEqual([]);
  });

  it.each([
    ['analytics', { analytics: 'matomo' }],
    ['analyticsId', { analytics: 'ga4', analyticsId: 'inspira.example' }],
    ['analyticsId', { analytics: 'plausible', analyticsId: 'G ABC', analyticsUrl: 'https://a.example' }],
    ['analyticsUrl', { analytics: 'plausible', analyticsUrl: 'counts.example' }],
    ['analyticsUrl', { analytics: 'beacon', analyticsUrl: 'ftp://a.example' }],
  ] as const)('blanks %s of %o with a warning that names it', (key, changed) => {
    const { services, problems } = checkServices({ ...complete, ...changed }, origin);
    expect([services[key], services.analytics]).toEqual([key === 'analytics' ? 'none' : '', 'none']);
    const value = (changed as Partial<typeof complete>)[key];
    expect(problems[0]).toEqual({
      level: 'warn',
      text: `services.${key} is not valid and is ignored: ${value}`,
    });
  });

  it.each([
    ['analyticsId', { analytics: 'ga4' }],
    ['analyticsUrl', { analytics: 'plausible' }],
  ])('warns of a missing %s for %o', (key, changed) => {
    const { problems } = checkServices({ ...complete, ...changed }, origin);
    expect(problems).toEqual([{ level: 'warn', text: `Missing configuration: services.${key} is empty.` }]);
  });
});
