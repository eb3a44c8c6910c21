import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import { changedFacts } from './changed-facts.ts';

const facts = { discount: '60%', hotels: '1.1M', street: '1 Cup Street', city: 'Cup City, AZ' };
const source = (change: object = {}) => {
  const site = tinySource();
  return { ...site, config: { ...site.config, facts: { ...facts, ...change } } };
};
const told = (change: object) =>
  changedFacts(source(change), source(), 'HEAD').map(({ pointer, message }) => `${pointer} ${message}`);

describe('a fact that was another at the last commit', () => {
  it('is told when it has lost its %', () => {
    expect(told({ discount: '60' })).toEqual([
      '/facts/discount The fact "discount" was "60%" at the last commit, and is "60" now, so its % is gone. Write "60%".',
    ]);
  });

  it('is told when it has got the value of another', () => {
    expect(told({ city: '1 Cup Street' })).toEqual([
      '/facts/city The fact "city" was "Cup City, AZ" at the last commit, and is "1 Cup Street" now, which is the value of "street". Write its own again.',
    ]);
    expect(told({ discount: 'Cup City, AZ', city: '60%' })).toHaveLength(1);
  });

  it('may change within its kind, come and go', () => {
    expect(told({ discount: '70%', hotels: '1.2M', city: 'Box Town, NY' })).toEqual([]);
    expect(told({ discount: 'half', street: '3 Box Lane' })).toEqual([]);
    expect(told({ other: '60%', hotels: undefined })).toEqual([]);
  });
});
