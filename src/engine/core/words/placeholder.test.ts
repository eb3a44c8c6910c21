import { describe, expect, it } from 'vitest';
import {
  fillPlaceholders,
  placeholderAlone,
  placeholderOr,
  placeholdersOf,
  withoutPlaceholders,
} from './placeholder.ts';

const text = 'Call %{phone} or %{phone}, since %{not a name}';

describe('placeholders', () => {
  it('names each once, also what is no name', () => {
    expect(placeholdersOf(text)).toEqual(['phone', 'not a name']);
    expect(placeholdersOf('Call %{phone')).toEqual([]);
  });

  it('fills them by their names, and leaves a text without them as it is', () => {
    expect(fillPlaceholders(text, (name, whole) => (name === 'phone' ? '$& 12' : whole))).toBe(
      'Call $& 12 or $& 12, since %{not a name}',
    );
    expect(withoutPlaceholders(text)).toBe('Call   or  , since  ');
    expect(withoutPlaceholders('{name} 100%', '')).toBe('{name} 100%');
  });

  it('says the name of one that is the whole text', () => {
    expect(placeholderAlone('%{blogUrl}')).toBe('blogUrl');
    expect(placeholderAlone('%{blogUrl}/news')).toBeUndefined();
  });

  it('finds them beside other signs', () => {
    expect('To a@b.c for %{price}'.replace(placeholderOr(/\S+@\S+/g), 'x')).toBe('To x for x');
  });
});
