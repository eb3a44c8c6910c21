import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const project = path.resolve(import.meta.dirname, '../..');

describe('json/format', () => {
  it('indents by two spaces and ends with a line break', () => {
    expect(canonicalJson('{\r\n\t"a": [\n\n1,\n    2 ],\n"b":{"c" : "x: {y},  [z]"}}')).toBe(
      '{\n  "a": [\n    1,\n    2\n  ],\n  "b": { "c": "x: {y},  [z]" }\n}\n',
    );
  });

  it('keeps small groups on their line, the order, and numbers as they are written', () => {
    const text = '{\n  "b": [{ "x": 1.0, "y": [] }, {}],\n  "a": -2e3\n}\n';
    expect(canonicalJson(text)).toBe(text);
  });

  it('gives a file of one long line a line for each value', () => {
    const value = { list: Array.from({ length: 60 }, (_, index) => index) };
    expect(canonicalJson(JSON.stringify(value))).toBe(`${JSON.stringify(value, undefined, 2)}\n`);
  });

  it('breaks a group behind its first bracket where its last one stands on a line of its own', () => {
    const text =
      '{\n  "list": [\n    { "draft": true,\n      "id": "a"\n    },\n    [1, 2,\n      3]\n  ]\n}\n';
    expect(canonicalJson(text)).toBe(
      '{\n  "list": [\n    {\n      "draft": true,\n      "id": "a"\n    },\n    [1, 2,\n      3]\n  ]\n}\n',
    );
  });

  it('keeps the line ends of Windows where the whole file has them', () => {
    const text = '{\r\n  "a": [1, 2],\r\n  "b": "x"\r\n}\r\n';
    expect(canonicalJson(text)).toBe(text);
    expect(canonicalJson('{\r\n"a": 1\r\n}')).toBe('{\r\n  "a": 1\r\n}\r\n');
  });

  it('writes letters as themselves, and leaves signs that nobody sees as numbers', () => {
    const text = String.raw`{ "a": "tecnolog\u00eda \u201csi\u201d \ud83d\ude00 a\/b", "b": "x\u00a0y\u200b\u0022\\u00e9\ud83d\n" }`;
    const wanted = String.raw`{ "a": "tecnología “si” 😀 a/b", "b": "x\u00a0y\u200b\u0022\\u00e9\ud83d\n" }`;
    expect(canonicalJson(text)).toBe(`${wanted}\n`);
    expect(JSON.parse(wanted)).toEqual(JSON.parse(text));
  });

  it('keeps a text of millions of letters', () => {
    const text = `{\n  "a": "${'x'.repeat(9_000_000)}"\n}\n`;
    expect(canonicalJson(text) === text).toBe(true);
  });

  it('changes nothing the second time', () => {
    const once = canonicalJson('{"a":\n{"b":[1,\n2]}}');
    expect(canonicalJson(once)).toBe(once);
  });

  it('is the form of every file of this project', () => {
    const files = globSync('{site.config.json,{pages,locales,schemas}/**/*.json}', { cwd: project });
    expect(files.length).toBeGreaterThan(50);
    const others = files.filter((file) => {
      const text = readFileSync(path.join(project, file), 'utf8');
      return canonicalJson(text) !== text;
    });
    expect(others).toEqual([]);
  });
});
