import { describe, expect, it } from 'vitest';
import { letterSlip, slipBetween } from './word-slip.ts';

describe('a slip of a letter between two texts', () => {
  it.each([
    ['puntos', 'pnutos'],
    ['noche de laya', 'noche de playa'],
    ['Lámpara', 'Lampara'],
  ])('is within a longer word: %s, %s', (one, other) => {
    expect(slipBetween(one, other)).toBe(true);
    expect(slipBetween(other, one)).toBe(true);
  });

  it.each([
    ['weeks', 'week'],
    ['nuevo', 'nueva'],
    ['todos', 'todas'],
    ['sal', 'sol'],
    ['paso 1000', 'paso 1001'],
    ['Puntos', 'puntos'],
    ['puntos', 'cupones'],
    ['a b', 'a b'],
  ])('is none between %s and %s', (one, other) => expect(slipBetween(one, other)).toBe(false));
});

describe('a letter that is missing, or stands there twice', () => {
  it.each([
    ['Solucón', 'Solución'],
    ['Soluciónn no', 'Solución no'],
    ['puntoss', 'puntos'],
  ])('is one: %s, %s', (one, other) =>
    expect([letterSlip(one, other), letterSlip(other, one)]).toEqual([true, true]),
  );

  it.each([
    ['punto', 'puntos'],
    ['cerrado', 'cerrada'],
    ['cerrados', 'cerradas'],
    ['sol', 'soll'],
  ])('is no ending and no other letter: %s, %s', (one, other) => expect(letterSlip(one, other)).toBe(false));
});
