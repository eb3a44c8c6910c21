import { describe, expect, it } from 'vitest';
import type { Fix, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { applyFixes } from './apply-fixes.ts';

const problem = (pointer: string, fix: Fix, file = 'pages/home.json'): Problem => ({
  check: 'json/schema',
  severity: 'warning',
  file,
  message: '',
  pointer,
  fix,
});

const fixed = (text: string, ...fixes: [pointer: string, fix: Fix][]) =>
  applyFixes(
    text,
    fixes.map(([pointer, fix]) => problem(pointer, fix)),
  ).text;

const inWords = (text: string, ...pointers: string[]) =>
  applyFixes(
    text,
    pointers.map((pointer) => problem(pointer, { remove: true }, 'locales/en.json')),
  ).text;

describe('fixes keep the rest of a text byte-stable', () => {
  const odd = '{\r\n\t"b" :1,\r\n\t"a":  [ "x","y" ],\r\n\r\n\t"é": {"c": 1.0}\r\n}';

  it('a value gets another value', () => {
    expect(fixed(odd, ['/a/1', { set: 'ü"z' }])).toBe(odd.replace('"y"', '"ü\\"z"'));
  });

  it('a property gets another name', () => {
    expect(fixed(odd, ['/é/c', { rename: 'd' }], ['/b', { set: 2 }])).toBe(
      odd.replace('"c"', '"d"').replace('1,', '2,'),
    );
  });

  it('a property that is first, in the middle or last goes with its comma and its line', () => {
    expect(fixed(odd, ['/b', { remove: true }])).toBe(odd.replace('"b" :1,\r\n\t', ''));
    expect(fixed(odd, ['/a', { remove: true }])).toBe(odd.replace('"a":  [ "x","y" ],\r\n\r\n\t', ''));
    expect(fixed(odd, ['/é', { remove: true }])).toBe(odd.replace(',\r\n\r\n\t"é": {"c": 1.0}', ''));
    expect(fixed(odd, ['/a/0', { remove: true }])).toBe(odd.replace('"x",', ''));
  });

  it('several at once leave no comma behind', () => {
    const text = '{ "a": 1, "b": 2, "c": 3, "d": 4 }';
    const without = (...names: string[]) =>
      fixed(text, ...names.map((name): [string, Fix] => [`/${name}`, { remove: true }]));
    expect(without('b', 'a')).toBe('{ "c": 3, "d": 4 }');
    expect(without('d', 'b', 'c')).toBe('{ "a": 1 }');
    expect(without('a', 'd')).toBe('{ "b": 2, "c": 3 }');
    expect(without('a', 'b', 'c', 'd')).toBe('{}');
  });
});

describe('removing the last key of a group', () => {
  const text = '{\n  "a": { "b": { "c": "x", "d": "y" } },\n  "e": "z"\n}\n';

  it('of words removes the emptied group, and those around it', () => {
    expect(inWords(text, '/a/b/c', '/a/b/d')).toBe('{\n  "e": "z"\n}\n');
    expect(inWords(text, '/a/b/c')).toBe(text.replace('"c": "x", ', ''));
    expect(inWords(text, '/a/b/c', '/e', '/a/b/d')).toBe('{}\n');
  });

  it('of exceptions too, but of what a section is made of only the property', () => {
    const lint = '{ "id": "x", "$lint": [{ "disable": "a/b" }, { "disable": "c/d" }] }';
    expect(fixed(lint, ['/$lint/1', { remove: true }], ['/$lint/0', { remove: true }])).toBe('{ "id": "x" }');
    expect(fixed('{ "props": { "old": 1 } }', ['/props/old', { remove: true }])).toBe('{ "props": {} }');
  });

  it('of several that are one problem removes them all', () => {
    const one = problem('/a/b/c', { remove: true }, 'locales/en.json');
    expect(applyFixes(text, [{ ...one, also: ['/a/b/d'] }])).toEqual({
      text: '{\n  "e": "z"\n}\n',
      mended: [{ ...one, also: ['/a/b/d'] }],
    });
  });

  it('counts every problem that it mends', () => {
    const problems = ['/a/b/c', '/a/b/d'].map((pointer) =>
      problem(pointer, { remove: true }, 'locales/en.json'),
    );
    expect(applyFixes(text, problems).mended).toEqual(problems);
  });
});

describe('fixes that do not go together', () => {
  it('of one place: the first is applied, the other waits', () => {
    const text = '{ "a": "x " }';
    const one = problem('/a', { set: 'x' });
    expect(applyFixes(text, [one, problem('/a', { set: 'y' })])).toEqual({
      text: '{ "a": "x" }',
      mended: [one],
    });
    expect(fixed(text, ['/a', { set: 'x' }], ['', { format: true }])).toBe('{ "a": "x" }');
  });

  it('inside of what is removed are not applied', () => {
    expect(fixed('{ "a": { "b": 1 }, "c": 2 }', ['/a/b', { set: 3 }], ['/a', { remove: true }])).toBe(
      '{ "c": 2 }',
    );
  });

  it('a name that another property has is never given', () => {
    const text = '{ "titel": "a", "tilte": "b", "title": "c" }';
    expect(fixed(text, ['/titel', { rename: 'title' }])).toBe(text);
    const two = '{ "titel": "a", "tilte": "b" }';
    expect(fixed(two, ['/titel', { rename: 'title' }], ['/tilte', { rename: 'title' }])).toBe(
      '{ "title": "a", "tilte": "b" }',
    );
  });

  it('that lead nowhere change nothing', () => {
    expect(fixed('{ "a": 1 }', ['/b/c', { remove: true }], ['', { remove: true }])).toBe('{ "a": 1 }');
  });
});
