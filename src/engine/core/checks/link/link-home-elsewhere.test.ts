import { describe, expect, it } from 'vitest';
import { bannerProperties, problemsWithBanner } from '../testing/with-banner.ts';

const link = { $ref: '../defs.schema.json#/$defs/link', description: 'Where the logo leads.' };
const banner = { properties: { ...bannerProperties, home: link } };

/** What is wrong when the footer has a link called home. */
const told = (home: string) =>
  problemsWithBanner(banner, { 'site.config.json#/layout/after/0/props/home': home }).map(
    ({ check, pointer, message }) => `${check} ${pointer} ${message}`,
  );

describe('link/home-elsewhere', () => {
  it('reports a logo that leads to another page than the home page', () => {
    expect(told('page:about#story')).toEqual([
      'link/home-elsewhere /layout/after/0/props/home Section "footer" of the layout: "home" leads to the page "about", and the home page of this site is "home". Did you mean "page:home"?',
    ]);
  });

  it.each(['page:home', 'page:home#cups', 'https://cups.example.org'])('accepts %s', (home) => {
    expect(told(home)).toEqual([]);
  });
});
