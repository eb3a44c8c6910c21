import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { tinySource } from '../../../../src/engine/core/testing/tiny-site.ts';
import { factLosses } from './fact-losses.ts';

const before = {
  facts: { founded: '2012', shopUrl: 'https://shop.example', mail: 'a@cups.example' },
  organization: { foundingDate: '2012' },
};

const lossesOf = (facts: object, problem: Partial<Problem>, organization: object = before.organization) => {
  const site = tinySource();
  const config = { ...site.config, organization, facts: { ...before.facts, ...facts }, link: '%{shopUrl}' };
  const files = { root: '', source: { ...site, config }, texts: new Map() };
  const former = new Map([['site.config.json', JSON.stringify(before)]]);
  const whole = {
    check: 'seo/jsonld',
    severity: 'warning',
    file: 'site.config.json',
    pointer: '',
    message: '',
    ...problem,
  } as Problem;
  return factLosses({ files: files as never, former, since: 'HEAD' }, [whole]).map(({ told, isFollower }) => {
    expect(isFollower(whole)).toBe(true);
    return `${told.pointer} ${told.message}`;
  });
};

describe('a fact that has changed since the last commit', () => {
  it('is told in the place of a setting that says what it was', () => {
    const told = lossesOf({ founded: '2021' }, { named: { facts: ['founded'] } });
    expect(told).toEqual([
      '/facts/founded The fact "founded" was "2012" at the last commit, and is "2021" now, but "organization" still says what it was. If the change is meant, make it there, too; else write here again what it was.',
    ]);
    expect(
      lossesOf(
        { founded: '2021' },
        { named: { facts: ['founded'] }, pointer: '/organization/foundingDate' },
      ).join(),
    ).toContain(
      'but "organization.foundingDate" in site.config.json (organization.foundingDate) still says what it was.',
    );
    expect(lossesOf({ mail: 'b@cups.example' }, { named: { facts: ['mail'] } }).join()).toContain(
      'so only a letter has changed, but "organization" still says what it was.',
    );
    expect(lossesOf({ founded: '2021' }, { named: { facts: ['mail'] } })).toEqual([]);
    expect(
      lossesOf({ founded: '2021' }, { named: { facts: ['founded'] } }, { foundingDate: '2020' }),
    ).toEqual([]);
  });

  it('is told in the place of the link that it leads astray', () => {
    const link = { check: 'link/broken', pointer: '/link', message: 'No page has this address.' } as const;
    expect(lossesOf({ shopUrl: '/shop' }, link).join()).toContain(
      '/facts/shopUrl The fact "shopUrl" was "https://shop.example" at the last commit, and is "/shop" now, and links with it are wrong: No page has this address. Or write the fact as it was.',
    );
    expect(lossesOf({ mail: 'b@cups.example' }, link)).toEqual([]);
    expect(lossesOf({}, link)).toEqual([]);
  });
});
