import { describe, expect, it } from 'vitest';
import { moveProperty, removeValue } from './edit-text.ts';
import { setValue } from './set-values.ts';
import { replaceStrings, stringsIn } from './strings-in.ts';

const document = `{
  "$schema": "x",
  "about": { "title": "t:a" },
  "home": {
    "cta": "t:b",
    "title": "t:c"
  }
}
`;

describe('edits of a JSON document', () => {
  it('find every text that is a value, with its place', () => {
    expect(stringsIn(document).map(({ pointer, value }) => [pointer, value])).toEqual([
      ['/$schema', 'x'],
      ['/about/title', 't:a'],
      ['/home/cta', 't:b'],
      ['/home/title', 't:c'],
    ]);
  });

  it('replace a text and leave everything around it as it is, also what is not in form', () => {
    const odd = '{"a" :"t:b",\r\n\t"b": ["t:b" , "\\u00e9"]}';
    const replaced = replaceStrings(odd, ({ value }) => (value === 't:b' ? 't:longer' : undefined));
    expect(replaced).toBe('{"a" :"t:longer",\r\n\t"b": ["t:longer" , "\\u00e9"]}');
  });

  it('rename a property where it stands as long as the order of names allows it', () => {
    const renamed = moveProperty(document, '/home/cta', '/home/button');
    expect(renamed).toBe(document.replace('"cta"', '"button"'));
    expect(moveProperty(renamed, '/home/button', '/home/cta')).toBe(document);
  });

  it('bring a renamed property to its place among sorted names', () => {
    expect(moveProperty(document, '/home/cta', '/home/words')).toBe(
      document.replace('"cta": "t:b",\n    "title": "t:c"', '"title": "t:c",\n    "words": "t:b"'),
    );
  });

  it('keep the place of a renamed property among names that are not sorted', () => {
    const unsorted = '{ "b": 1, "a": 2, "c": 3 }\n';
    expect(moveProperty(unsorted, '/a', '/z')).toBe('{ "b": 1, "z": 2, "c": 3 }\n');
  });

  it('move a property to another group and take the group that it leaves empty away', () => {
    const moved = moveProperty(document, '/about/title', '/home/about/title');
    expect(JSON.parse(moved)).toEqual({
      $schema: 'x',
      home: { about: { title: 't:a' }, cta: 't:b', title: 't:c' },
    });
    expect(moved).toContain('\n    "about": {\n      "title": "t:a"\n    },\n    "cta"');
  });

  it('remove the groups that a value was the last of, and set a value with the groups on its way', () => {
    const removed = removeValue(document, '/about/title');
    expect(removed).toBe(document.replace('  "about": { "title": "t:a" },\n', ''));
    const set = setValue(removed, { pointer: '/zoo/lion', json: '"Leo"', before: 'home' });
    expect(Object.keys(JSON.parse(set) as object)).toEqual(['$schema', 'zoo', 'home']);
  });

  it('leave neighbours on one line where they are', () => {
    const flat = '{ "a": { "b": "1" }, "c": { "d": "2" }, "e": "3" }\n';
    expect(removeValue(flat, '/e')).toBe('{ "a": { "b": "1" }, "c": { "d": "2" } }\n');
    expect(setValue(flat, { pointer: '/a/x/y', json: '4' })).toBe(
      flat.replace('"1"', '"1", "x": { "y": 4 }'),
    );
    expect(setValue(flat, { pointer: '/e/x', json: '4' })).toBe(flat);
  });

  it('keep the line ends of a file from Windows', () => {
    const windows = document.replaceAll('\n', '\r\n');
    const set = setValue(windows, { pointer: '/home/more', json: '"More"' });
    expect(set.replaceAll('\r\n', '')).not.toContain('\n');
  });
});
