import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from './testing/tiny-site.ts';

const props = 'pages/home.json#/sections/0/props';
const meta = 'pages/home.json#/meta';

describe('i18n/misplaced-key', () => {
  it('reports two properties that name each other’s texts, once for the page', () => {
    const changes = {
      [`${meta}/title`]: 't:home.meta.description',
      [`${meta}/description`]: 't:home.meta.title',
    };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'i18n/misplaced-key', pointer: '/meta/title', also: ['/meta/description'] },
    ]);
    expect(messagesAfter(changes)[0]).toContain('Exchange them.');
  });

  it('reports a property that names the text of another place, where its own is shown nowhere', () => {
    const changes = { [`${meta}/title`]: 't:home.cups.words' };
    expect(placesAfter(changes)).toEqual([`i18n/misplaced-key ${meta}/title`]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "t:home.meta.title"?');
  });

  it('lets a text of another place stand beside others as long as their own is shown', () => {
    expect(placesAfter({ [`${props}/button/label`]: 't:about.title' })).not.toContain(
      `i18n/misplaced-key ${props}/button/label`,
    );
    expect(placesAfter({}).join()).toBe('');
  });
});
