import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../../testing/tiny-site.ts';

const meta = 'pages/home.json#/meta';
const top = 'pages/home.json#/sections/0/props';

describe('a property that names another text, while the one of its neighbors is left over', () => {
  it('is told when it names that of its neighbor, which stands there twice', () => {
    const changes = { [`${meta}/title`]: 't:home.meta.description' };
    expect(placesAfter(changes)).toEqual([`i18n/misplaced-key ${meta}/title`]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "t:home.meta.title"?');
  });

  it('is told when it names one of another group, among texts of its own', () => {
    expect(placesAfter({ [`${top}/title`]: 't:lost.title' })).toEqual([`i18n/misplaced-key ${top}/title`]);
  });

  it('is not told when the text is shown elsewhere, or when something else is wrong on a page', () => {
    const changes = {
      [`${meta}/title`]: 't:home.meta.description',
      'pages/about.json#/sections/0/props/title': 't:home.meta.title',
    };
    expect(placesAfter(changes).join()).not.toContain(`${meta}/title`);
    const broken = { [`${meta}/title`]: 't:home.meta.description', [`${top}/columns`]: 9 };
    expect(placesAfter(broken)).toEqual([`schema/section-props ${top}/columns`]);
  });
});
