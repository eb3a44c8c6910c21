import { describe, expect, it } from 'vitest';
import { nearExchanges } from './near-exchanges.ts';

const sea = { former: 'Una casa junto al mar', now: 'Las noches más tranquilas de todas' };
const night = { former: 'Las noches más tranquilas', now: 'Una casa, junto al mar' };

describe('nearExchanges', () => {
  it('finds rows with about the former words of each other', () => {
    expect(nearExchanges([sea, night])).toEqual(
      new Map([
        [sea, night],
        [night, sea],
      ]),
    );
  });

  it('lets words be written anew, edited where they stand, and taken over by one of two', () => {
    expect(nearExchanges([{ ...sea, now: 'Palabras nuevas' }, night]).size).toBe(0);
    expect(nearExchanges([{ ...sea, now: 'Una casa blanca junto al mar' }, night]).size).toBe(0);
  });
});
