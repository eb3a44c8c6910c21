import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

describe('config/env', () => {
  it('reports a broken address once, not also the links made of it', () => {
    expect(placesAfter({ 'site.config.json#/facts/email': 'hello@' })).toEqual([
      'config/env site.config.json#/facts/email',
    ]);
  });

  it('reports an address that is not encrypted once, not also at each link made of it', () => {
    const where = 'site.config.json#/facts/mediaUrl';
    const links = {
      'pages/home.json#/sections/0/props/button/link': '%{mediaUrl}',
      'pages/about.json#/sections/0/props/button/link': '%{mediaUrl}',
    };
    const told = (url: unknown) =>
      placesAfter({ ...links, [where]: url }).filter((place) => !/seo|unused|page-name/.test(place));
    expect(told('http://media.cups.example')).toContain(`config/env ${where}`);
    expect(told('http://media.cups.example').filter((place) => place.startsWith('link/'))).toEqual([]);
    expect(told('https://media,cups.example')).toContain(`config/env ${where}`);
  });

  it('proposes an address without the space that a sign stands beside, and guesses no lost dot', () => {
    const proposed = (mediaUrl: string) =>
      problemsAfter({ 'site.config.json#/facts/mediaUrl': mediaUrl }).find(
        ({ check }) => check === 'config/env',
      )?.suggestion;
    expect(proposed('https://media. cups.example')).toBe('https://media.cups.example');
    expect(proposed('https://media cups.example')).toBeUndefined();
  });

  it('reports a fact that no language has right once', () => {
    const where = 'site.config.json#/facts/mediaUrl';
    expect(placesAfter({ [where]: { en: 'x', es: 'y' } })).toContain(`config/env ${where}`);
    expect(placesAfter({ [where]: { en: 'x', es: 'https://cups.example' } })).toContain(
      `config/env ${where}/en`,
    );
  });

  it.each([
    ['/services/contactUrl', 'htp://cups.example'],
    ['/services/backendUrl', 'cups.example'],
    ['/services/backendUrl', 'http://cups.example'],
    ['/services/newsletterUrl', 'http://cups.example/a'],
    ['/services/newsletterUrl', 'https://api.cups.example:99999/a'],
    ['/services/contactUrl', '//mail'],
  ])('reports %s as "%s"', (pointer, value) => {
    expect(placesAfter({ [`site.config.json#${pointer}`]: value })).toEqual([
      `config/env site.config.json#${pointer}`,
    ]);
  });

  it.each([
    ['mediaUrl', 'media', '%{mediaUrl}'],
    ['phoneLink', '+1 800 555', 'tel:%{phoneLink}'],
  ])('reports the fact %s as "%s"', (name, value, link) => {
    const pointer = `site.config.json#/facts/${name}`;
    const changes = { 'pages/about.json#/sections/0/props/button/link': link, [pointer]: value };
    expect(placesAfter(changes).filter((place) => !place.startsWith('ref/orphan-'))).toEqual([
      `config/env ${pointer}`,
    ]);
  });

  it('warns of a service that only its own computer can reach', () => {
    const told = (value: string) => problemsAfter({ 'site.config.json#/services/backendUrl': value });
    for (const value of ['http://localhost:54321', 'http://127.0.0.1:54321', 'https://api.local/'])
      expect(told(value)).toMatchObject([
        { check: 'config/env', severity: 'warning', pointer: '/services/backendUrl' },
      ]);
    expect(told('https://localhost.cups.example')).toEqual([]);
  });

  it('names the variable of the environment that sets a wrong value, and lets one lead to its own computer', () => {
    const told = (contactUrl: string) => {
      const site = tinySite({ 'site.config.json#/services/contactUrl': contactUrl });
      const problems = checkSite({ ...site, variables: { contactUrl: 'PUBLIC_CONTACT_URL' } });
      return problems.map(({ message, suggestion }) => [message, suggestion]);
    };
    expect(told('cups.example/mail')).toEqual([
      [
        expect.stringMatching(
          /^"contactUrl" is "cups.example\/mail", .* The environment or a file \.env sets it as PUBLIC_CONTACT_URL: change it there\.$/,
        ),
        undefined,
      ],
    ]);
    expect(told('http://localhost:54321/mail')).toEqual([]);
  });

  it.each([
    ['hello@cups,example', 'it has a comma, where a full stop belongs.'],
    ['hello@cups', 'it has no ending, such as .com.'],
  ])('says what is wrong with the e-mail address "%s"', (email, fault) => {
    const told = problemsAfter({ 'site.config.json#/facts/email': email });
    expect(told.map(({ message }) => message)).toEqual([
      `The fact "email" is not an e-mail address: ${fault}`,
    ]);
  });

  it('lets a service that is not set be empty', () => {
    expect(placesAfter({ 'site.config.json#/services/newsletterUrl': '' })).toEqual([]);
  });

  it.each([
    ['email', 'hello@@cups.example'],
    ['email', 'hello@cups.example '],
    ['email', 'mailto:hello@cups.example'],
    ['mediaUrl', 'https://cups.examplehttps://cups.example'],
    ['mediaUrl', 'https://localhost/media'],
    ['phone', '+1 (800 555-0100'],
    ['phone', '+1 (8OO) 555-0100'],
    ['weeks', '8–4'],
    ['share', '70%x'],
    ['rewardsDiscount', '170%'],
  ])('reports a fact that visitors cannot use: %s %s', (name, value) => {
    expect(placesAfter({ [`site.config.json#/facts/${name}`]: value })).toContain(
      `config/env site.config.json#/facts/${name}`,
    );
  });

  it('reports a number that dials another than visitors read', () => {
    const told = (dialled: string) =>
      placesAfter({
        'site.config.json#/facts/phone': '+1 (800) 555-0100',
        'site.config.json#/facts/phoneLink': dialled,
      }).filter((place) => place.startsWith('config/env'));
    expect(told('+18005550101')).toEqual(['config/env site.config.json#/facts/phoneLink']);
    expect(told('+18005550100')).toEqual([]);
  });

  it('reports the number that visitors read when it alone is another', () => {
    const phone = 'site.config.json#/facts/phone';
    const changes = {
      [phone]: '+1 (810) 555-0100',
      'site.config.json#/facts/phoneLink': '+18005550100',
      'site.config.json#/organization': { telephone: '+1-800-555-0100' },
      'pages/about.json#/sections/0/props/button/link': 'tel:%{phoneLink}',
      'pages/home.json#/sections/0/props/button/link': 'tel:%{phone}',
    };
    expect(placesAfter(changes).filter((place) => !place.startsWith('ref/'))).toEqual([
      `config/env ${phone}`,
    ]);
  });

  it('reports what search engines are told as a number or an address and is none', () => {
    const organization = 'site.config.json#/organization';
    expect(placesAfter({ [organization]: { telephone: 'x1-800-555-0100' } })).toEqual([
      `config/env ${organization}/telephone`,
    ]);
  });

  const services = 'site.config.json#/services';

  it.each([
    ['ga4', 'UA-12345-1', 'analyticsId'],
    ['plausible', 'my site', 'analyticsId'],
    ['ga4', '', 'analytics'],
    ['ga4', 'G-XXXXXXXXXX', 'analyticsId'],
    ['plausible', '', 'analytics'],
  ])('reports a service that would count nothing: %s with "%s"', (analytics, analyticsId, name) => {
    const changes = { [`${services}/analytics`]: analytics, [`${services}/analyticsId`]: analyticsId };
    expect(placesAfter(changes)).toEqual([`config/env ${services}/${name}`]);
  });

  it('accepts a measurement id', () => {
    expect(placesAfter({ [`${services}/analyticsId`]: 'G-ABC1234567' })).toEqual([]);
  });

  it('reports a fact that mentions another, which nobody fills in', () => {
    expect(placesAfter({ 'site.config.json#/facts/year': '%{founded}' })).toEqual([
      'config/env site.config.json#/facts/year',
    ]);
  });

  it('reports a name with a space too many, which would stand in every title', () => {
    expect(placesAfter({ 'site.config.json#/name': 'Cups ' })).toEqual(['config/env site.config.json#/name']);
  });

  it('reports data with a space too many once', () => {
    const organization = 'site.config.json#/organization';
    expect(placesAfter({ [organization]: { legalName: 'Cups, Inc. ' } })).toEqual([
      `config/env ${organization}/legalName`,
    ]);
  });

  it('accepts an address within another', () => {
    const url = 'https://archive.example/2020/https://cups.example';
    expect(placesAfter({ [`${services}/contactUrl`]: url })).toEqual([]);
  });

  it('reports a service with a space too many', () => {
    expect(placesAfter({ [`${services}/backendKey`]: ' public' })).toEqual([
      `config/env ${services}/backendKey`,
    ]);
    for (const name of ['newsletterUrl', 'analyticsId'])
      expect(messagesAfter({ [`${services}/${name}`]: ' ' })).toEqual([
        `"${name}" has nothing but a space. Write "" where there is none.`,
      ]);
  });

  it('says nothing of a number to dial beside one that is empty', () => {
    const changes = {
      'site.config.json#/facts/phone': '',
      'site.config.json#/facts/phoneLink': '+18005550100',
    };
    expect(placesAfter(changes).join()).not.toContain('/facts/phoneLink');
  });
});
