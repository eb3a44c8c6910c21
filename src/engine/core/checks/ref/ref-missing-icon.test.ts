import { describe, expect, it } from 'vitest';
import { createValidators } from '../schema-errors/validators.ts';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

describe('ref/missing-icon', () => {
  it('reports an icon that does not exist and asks for the one that was meant', () => {
    const changes = { 'pages/home.json#/sections/1/props/items/1/icon': 'gitf' };
    expect(placesAfter(changes)).toEqual(['ref/missing-icon pages/home.json#/sections/1/props/items/1/icon']);
    expect(messagesAfter(changes)[0]).toContain('There is no icon "gitf". Did you mean "gift"?');
    const stray = { 'pages/home.json#/sections/1/props/items/1/icon': 'gi]ft' };
    expect(messagesAfter(stray)[0]).toContain('There is no icon "gi]ft". Did you mean "gift"?');
  });

  it('asks for no other icon where none is named, or words stand in its place', () => {
    const icon = 'pages/home.json#/sections/1/props/items/1/icon';
    expect(messagesAfter({ [icon]: ' ' })[0]).toContain(
      'This icon has no name. Choose a name from lucide.dev.',
    );
    expect(messagesAfter({ [icon]: 'undefined' })[0]).toMatch(
      /There is no icon "undefined"\. Choose a name from lucide\.dev\.$/,
    );
    expect(messagesAfter({ [icon]: 't:home.top.title' })[0]).toContain(
      'There is no icon "t:home.top.title". Choose a name from lucide.dev.',
    );
  });

  it('names another only as an example where the file may as well be gone', () => {
    const changes = { 'pages/home.json#/sections/1/props/items/1/icon': 'giftbox2025' };
    expect(messagesAfter(changes)[0]).toContain(
      'Choose a name from lucide.dev, such as "gift", or put giftbox2025.svg into public/icons.',
    );
  });

  it.each([
    'arrow_right',
    'ArrowRight',
    'arrowright',
    'right-arrow',
    'lucide:arrow-right',
    'fa-arrow-right',
    'fas fa-arrow-right',
  ])('asks for the icon whose words are joined otherwise in %s', (written) => {
    const icon = 'pages/home.json#/sections/1/props/items/1/icon';
    expect(messagesAfter({ [icon]: written })[0]).toContain('Did you mean "arrow-right"?');
  });

  it('asks for the logo of a company that is there in other letters, and for a file of one that is not', () => {
    const icon = 'pages/home.json#/sections/1/props/items/1/icon';
    const told = (value: string) => {
      const { icons, ...site } = tinySite({ [icon]: value });
      const own = { ...site, icons: { ...icons, linkedin: [] } };
      return checkSite(own, { validators: createValidators(own.schemas) }).map(({ message }) => message)[0];
    };
    expect(told('Linkedin')).toContain('Did you mean "linkedin"?');
    expect(told('Facebook')).toContain('put Facebook.svg into public/icons.');
  });

  it('reads the name of a file as that of its icon', () => {
    const icon = 'pages/home.json#/sections/1/props/items/1/icon';
    expect(messagesAfter({ [icon]: '/icons/gift.svg' })[0]).toContain('Did you mean "gift"?');
  });
});
