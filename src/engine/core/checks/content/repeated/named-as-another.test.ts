import { describe, expect, it } from 'vitest';
import { createContext } from '../../create-context.ts';
import { createValidators } from '../../schema-errors/validators.ts';
import { tinySite } from '../../testing/tiny-site.ts';
import { namedAsAnother } from './named-as-another.ts';

const items = 'sections/1/props/items';

/** What is told of items whose icons are called as their texts, but for the last. */
const toldOf = (icon: string) => {
  const list = [
    { type: 'picture', icon: 'name', text: 't:about.name' },
    { type: 'picture', icon: 'topic', text: 't:about.topic' },
    { type: 'picture', icon, text: 't:about.short' },
  ];
  const site = tinySite({ [`pages/home.json#/${items}`]: list });
  return namedAsAnother(createContext(site, new Set(), createValidators(site.schemas)));
};

describe('an item that is called as another one', () => {
  it('is told where all others are called as their texts', () =>
    expect(toldOf('topic')).toMatchObject([{ pointer: `/${items}/2/icon`, suggestion: 'short' }]));

  it('may have a name of its own', () => expect(toldOf('gift')).toEqual([]));
});
