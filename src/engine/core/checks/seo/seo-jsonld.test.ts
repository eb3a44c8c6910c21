import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('seo/jsonld', () => {
  const told = (organization: object, facts: object) =>
    placesAfter({
      'site.config.json#/organization': organization,
      'site.config.json#/facts/phone': '+1 (800) 555-0100',
      'pages/about.json#/sections/0/props/button/link': 'tel:%{phone}',
      ...facts,
    }).filter((place) => place.startsWith('seo/jsonld'));

  it('reports data that contradicts the facts', () => {
    expect(told({ email: 'hi@cups.example', telephone: '+1-800-555-0199' }, {})).toEqual([
      'seo/jsonld site.config.json#/organization/email',
      'seo/jsonld site.config.json#/organization/telephone',
    ]);
  });

  it('names both lines, since either may be wrong', () => {
    const changes = { 'site.config.json#/organization': { email: 'hi@cups.example' } };
    expect(messagesAfter(changes).join()).toContain(
      'told "hi@cups.example" ("email" of "organization"), but pages show "hello@cups.example" ("email" of "facts")',
    );
  });

  it('reports a profile whose address is a slip of that of a fact', () => {
    const facts = {
      'site.config.json#/facts/pageUrl': 'https://social.example/cups',
      'pages/about.json#/sections/0/props/button/link': '%{pageUrl}',
    };
    const sameAs = ['https://social.example/cup', 'https://other.example/cups'];
    expect(told({ sameAs }, facts)).toEqual(['seo/jsonld site.config.json#/organization/sameAs/0']);
    expect(told({ sameAs: ['https://social.example/cups'] }, facts)).toEqual([]);
  });

  it('reports the only profile at a network when a fact tells another one there', () => {
    const facts = {
      'site.config.json#/facts/pageUrl': 'https://social.example/company/cups-inc',
      'pages/about.json#/sections/0/props/button/link': '%{pageUrl}',
    };
    const profile = 'https://social.example/company/cups';
    expect(told({ sameAs: [profile] }, facts)).toEqual([
      'seo/jsonld site.config.json#/organization/sameAs/0',
    ]);
    expect(told({ sameAs: [profile, `${profile}-shop`] }, facts)).toEqual([]);
    expect(told({ sameAs: ['https://social.example/maps/cups'] }, facts)).toEqual([]);
  });

  it('accepts another way of writing, and data that no fact tells', () => {
    const organization = {
      email: 'Hello@cups.example',
      telephone: '+1-800-555-0100',
      legalName: 'Cups Inc.',
    };
    expect(told(organization, {})).toEqual([]);
  });

  it('reports a fact that is no year of the past, when the data has one', () => {
    const founded = (fact: string, foundingDate: string) =>
      told(
        { foundingDate },
        {
          'site.config.json#/facts/founded': fact,
          'pages/home.json#/sections/0/props/title': 'Since %{founded}',
        },
      );
    expect(founded('3x', '2012')).toEqual(['seo/jsonld site.config.json#/facts/founded']);
    expect(founded('2112', '2012')).toEqual(['seo/jsonld site.config.json#/facts/founded']);
    expect(founded('2013', '2012')).toEqual(['seo/jsonld site.config.json#/organization/foundingDate']);
    expect(founded('2102', '2102')).toEqual(['seo/jsonld site.config.json#/organization/foundingDate']);
  });
});
