import { describe, expect, it } from 'vitest';
import { namesOfTimes } from './names-of-times.ts';

describe('the names of days and months', () => {
  it.each([
    ['it', 'mar'],
    ['es', 'lunes'],
    ['fr', 'janv'],
    ['en', 'Sunday'],
  ])('in %s: %s', (locale, name) => expect(namesOfTimes(locale)).toContain(name));

  it('are written as the language writes them', () => expect(namesOfTimes('de')).not.toContain('montag'));
});
