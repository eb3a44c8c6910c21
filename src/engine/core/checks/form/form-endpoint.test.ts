import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

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

  it('reports services without any of what forms need once, and says what to write', () => {
    expect(placesAfter({ [services]: {} })).toEqual([`form/endpoint ${services}`]);
    expect(messagesAfter({ [services]: {} })[0]).toContain(
      'The form "ask" cannot be sent without "contactUrl", "backendUrl", "backendKey" under "services". Write there, such as "contactUrl": "/functions/v1/resend-email", "backendUrl": "/"',
    );
  });

  it('reports a service under another name once, at the name', () => {
    const changes = { [`${services}/backendKey`]: undefined, [`${services}/whatever`]: 'public' };
    expect(placesAfter(changes)).toEqual([`config/unknown-option ${services}/whatever`]);
  });

  it('reports two services with each other’s addresses once', () => {
    const changes = {
      [`${services}/contactUrl`]: '/newsletter-mail',
      [`${services}/newsletterUrl`]: '/mail',
    };
    expect(placesAfter(changes)).toEqual([`form/endpoint ${services}/contactUrl`]);
  });

  it.each([
    ['contactUrl', '/functions/v1/resend-emial'],
    ['contactUrl', '/function/v1/resend-email'],
    ['contactUrl', '/functions/v1/resend'],
    ['newsletterUrl', '/functions/v1/newsletter-subscibe'],
    ['newsletterUrl', '/functions/v1/newsletter-unsubscribe'],
    ['contactUrl', 'https://api.example/functions/v1/resend-emial'],
  ])('reports %s with an address at which no function answers: %s', (setting, address) => {
    expect(placesAfter({ [`${services}/${setting}`]: address })).toEqual([
      `form/endpoint ${services}/${setting}`,
    ]);
  });

  it.each([
    '/functions/v1/resend-email',
    'https://api.example/functions/v1/resend-email',
    'https://api.example/functions/v1/send-mail',
    'https://api.example/contact',
    '/api/contact',
    '/contact.php',
  ])('accepts the service %s', (address) => {
    expect(placesAfter({ [`${services}/contactUrl`]: address })).toEqual([]);
  });

  it('holds no content to an address that the environment names wrongly: that was told and blanked', () => {
    const site = tinySite({ [`${services}/contactUrl`]: '' });
    expect(checkSite({ ...site, variables: { contactUrl: 'PUBLIC_CONTACT_URL' } })).toEqual([]);
  });

  it('needs no service that no form names', () => {
    expect(placesAfter({ [`${services}/newsletterUrl`]: undefined })).toEqual([]);
  });

  it('reports a form with the name and the rules of one service that is sent to another', () => {
    const form = 'pages/about.json#/sections/1/props/form';
    const changes = {
      [`${form}/id`]: 'contact',
      [`${form}/schema`]: 'contact',
      [`${form}/endpoint`]: 'newsletter',
    };
    expect(placesAfter(changes)).toContain(`form/endpoint ${form}/endpoint`);
    expect(placesAfter(changes).join()).not.toContain('form/state-copy');
  });
});
