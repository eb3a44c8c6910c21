import { describe, expect, it } from 'vitest';
import { collectionIn, listOfCollection } from './collection-list.ts';

describe('collectionIn', () => {
  it('reads the name of a collection', () => expect(collectionIn('collection:solutions')).toBe('solutions'));
  it('reads back what listOfCollection writes', () =>
    expect(collectionIn(listOfCollection('news'))).toBe('news'));
  it.each(['self:features', 'solutions', 'a collection:solutions', ''])('finds none in "%s"', (text) =>
    expect(collectionIn(text)).toBeUndefined(),
  );
});
