import { describe, expect, it } from 'vitest';
import { keyPointer } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { removeAll } from '../json-text/edit-text.ts';
import { setWords } from './set-words.ts';

const text = `{
  "$schema": "../schemas/locale.schema.json",
  "home": {
    "hero": { "text": "Uno", "title": "Dos" },
    "more":   "Tres"
  },
  "z": "\\u00e1 \\/ á"
}
`;

const set = (words: Record<string, string>, from = text) => setWords(from, new Map(Object.entries(words)));

describe('changing words', () => {
  it('changes a text and not a byte beside it', () => {
    expect(set({ 'home.more': 'Más "y" más\n' })).toBe(text.replace('"Tres"', () => '"Más \\"y\\" más\\n"'));
    expect(set({ z: 'á / á', 'home.hero.title': 'Dos' })).toBe(text);
  });

  it('adds texts and groups where the order of the names wants them', () => {
    expect(set({ 'home.hero.alt': 'A', 'home.hero.x': 'X', 'home.a.b': 'B', 'home.a.c': 'C', y: 'Y' })).toBe(
      text
        .replace('{ "text"', '{ "alt": "A", "text"')
        .replace('"Dos" }', '"Dos", "x": "X" }')
        .replace('    "hero"', '    "a": {\n      "b": "B",\n      "c": "C"\n    },\n    "hero"')
        .replace('  "z"', '  "y": "Y",\n  "z"'),
    );
  });

  it('keeps to the tabs, the line breaks and the order of a file', () => {
    const other = '{\r\n\t"b": {\r\n\t\t"y": "1"\r\n\t},\r\n\t"a": "2"\r\n}\r\n';
    expect(set({ 'b.z.q': '3', c: '4' }, other)).toBe(
      '{\r\n\t"b": {\r\n\t\t"y": "1",\r\n\t\t"z": {\r\n\t\t\t"q": "3"\r\n\t\t}\r\n\t},\r\n\t"a": "2",\r\n\t"c": "4"\r\n}\r\n',
    );
  });

  it('fills an empty file and an empty group', () => {
    expect(set({ 'a.b': 'x' }, '{}\n')).toBe('{\n  "a": {\n    "b": "x"\n  }\n}\n');
    expect(set({ 'a.b': 'x' }, '{\n  "a": {}\n}\n')).toBe('{\n  "a": {\n    "b": "x"\n  }\n}\n');
    expect(set({ 'a.b.c': 'x' }, '{ "a": { "z": "1" } }')).toBe('{ "a": { "b": { "c": "x" }, "z": "1" } }');
  });

  it('refuses a key that is a group, or below a text', () => {
    expect(() => set({ home: 'x' })).toThrow('"home" is a text in one language and a group in another');
    expect(() => set({ 'z.a': 'x' })).toThrow('"z.a" is a text in one language and a group in another');
  });
});

describe('removing words', () => {
  const without = (...keys: string[]) => removeAll(text, keys.map(keyPointer));

  it('takes each with its comma, wherever it stands', () => {
    expect(without('home.hero.text')).toBe(text.replace('"text": "Uno", ', ''));
    expect(without('home.hero.title')).toBe(text.replace(', "title": "Dos"', ''));
    expect(without('z')).toBe(text.replace(/,\n {2}"z".*/, ''));
    expect(without('nothing', 'home.none')).toBe(text);
  });

  it('takes a group that it leaves empty', () => {
    expect(without('home.hero.text', 'home.hero.title')).toBe(text.replace(/"hero".*\n {4}/, ''));
    expect(without('home.hero.text', 'home.hero.title', 'home.more')).toBe(
      text.replace(/ {2}"home"[^}]*\}[^}]*\},\n/, ''),
    );
    expect(JSON.parse(removeAll('{ "a": { "b": "1" } }', ['/a/b']))).toEqual({});
  });

  it('what was added can be taken away without a trace', () => {
    const words = { 'home.hero.alt': 'A', 'home.x.y': 'B', b: 'C', zz: 'D' };
    expect(removeAll(set(words), Object.keys(words).map(keyPointer))).toBe(text);
  });
});
