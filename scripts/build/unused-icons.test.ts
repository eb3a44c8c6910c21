import { describe, expect, it } from 'vitest';
import { withoutUnusedIcons } from './unused-icons.ts';

const gift = '<symbol id="i-gift" viewBox="0 0 24 24"><path d="M1 1"></path></symbol>';
const heart = '<symbol id="i-heart" viewBox="0 0 24 24"><path d="M2 2"></path></symbol>';
const use = (name: string) => `<svg class="icon"><use href="#i-${name}"></use></svg>`;

describe('the icons of a document', () => {
  it('are those it shows', () => {
    expect(withoutUnusedIcons(`<svg>${gift}${heart}</svg>${use('heart')}`)).toBe(
      `<svg>${heart}</svg>${use('heart')}`,
    );
  });
  it('are not mistaken for an icon whose name begins alike', () => {
    expect(withoutUnusedIcons(`<svg>${gift}</svg>${use('gift-box')}`)).toBe(`<svg></svg>${use('gift-box')}`);
  });
});
