import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('ref/missing-icon', () => {
  it('reports an icon that does not exist and asks for the one that was meant', () => {
    const changes = { 'pages/home.json#/sections/1/props/items/1/icon': 'gitf' };
    expect(placesAfter(changes)).toEqual(['ref/missing-icon pages/home.json#/sections/1/props/items/1/icon']);
    expect(messagesAfter(changes)[0]).toContain('There is no icon "gitf". Did you mean "gift"?');
  });
});
