import { describe, expect, it } from 'vitest';
import { isPostalAddress } from './is-postal-address.ts';

describe('isPostalAddress', () => {
  it.each([
    '1200 Brickell Ave., Suite 1200, Miami, FL 33131 · %{phone}',
    'Calle de la Paz, 12\n46003 Valencia',
    '10 Downing Street, London SW1A 2AA',
    '12 bis, rue de l’Ourcq, 75019 Paris',
    '1234½, av. du Mont-Royal E.\nMontréal (Québec) H2J 1Y7',
    'via Roma 7, 20121 Milano',
    'Rua do Ouro, 5, 1100-060 Lisboa',
    '8230 SE 13th Ave., Portland, OR 97202-1234',
  ])('is one: %s', (text) => {
    expect(isPostalAddress(text)).toBe(true);
  });

  it.each([
    'Visit us at 1200 Brickell Ave., Miami, FL 33131',
    '12,500 Happy Guests, 24 Countries',
    'Save 20%, Book 3 Nights',
    'Room 12345',
    'Choose, Send',
  ])('is none: %s', (text) => {
    expect(isPostalAddress(text)).toBe(false);
  });
});
