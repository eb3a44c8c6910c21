import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut, withoutLeftOut } from './left-out-of-react.ts';

const packages: Record<string, string> = { 'react-dom-client.production': 'react-dom' };
const { resolve } = createRequire(import.meta.url);

const codeOf = (file: string): string => {
  const name = packages[file] ?? file.replace('.production', '');
  return readFileSync(path.join(path.dirname(resolve(`${name}/package.json`)), `cjs/${file}.js`), 'utf8');
};

const source = path.resolve(import.meta.dirname, '../../../src');
const sources = (readdirSync(source, { recursive: true }) as string[])
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(source, file), 'utf8')] as const);

const namesOf = (file: string): string[] =>
  (leftOut[file]?.assigned ?? []).map((name) => name.slice(name.indexOf('.') + 1));

describe('what is left out of React', () => {
  it.each(Object.keys(leftOut))('is there in the installed version: %s', (file) => {
    const code = codeOf(file);
    expect(withoutLeftOut(file, code).length).toBeLessThan(code.length);
  });
  it('leaves a file that can be read', () => {
    for (const file of Object.keys(leftOut))
      expect(() => new Function('require', 'exports', withoutLeftOut(file, codeOf(file)))).not.toThrow();
  });
  it('says so where it is called all the same', () => {
    const lean = withoutLeftOut('react-dom-client.production', codeOf('react-dom-client.production'));
    const [preload = ''] = /^function preload\(.*$/m.exec(lean) ?? [];
    expect(() => new Function(`${preload} preload()`)()).toThrow('see left-out-of-react.ts');
  });
  it('is told when a new version of React does not have it', () => {
    const said = 'React has no "constructSelectEvent" any more: see left-out-of-react.ts';
    expect(() => withoutLeftOut('react-dom-client.production', '')).toThrow(said);
  });
  it('leaves any other file as it is', () => {
    expect(withoutLeftOut('other', 'function preload() {\n}')).toBe('function preload() {\n}');
  });
  it('is used by no other file of React', () => {
    const used = Object.keys(leftOut).flatMap((file) =>
      [
        ...withoutLeftOut(file, codeOf(file)).matchAll(/\b(?:React|ReactDOM|Scheduler)\.(\w+)(?!\.only)\b/g),
      ].map(([, name]) => name),
    );
    const names = Object.keys(leftOut).flatMap(namesOf);
    expect(used).toContain('unstable_scheduleCallback');
    expect(names.filter((name) => used.includes(name))).toEqual([]);
  });
  it('is used by nothing in src', () => {
    const names = Object.keys(leftOut).flatMap(namesOf).join('|');
    const imported = new RegExp(`import[^;]*\\b(?:${names})\\b[^;]*from 'react(?:-dom)?'`);
    const rendered =
      /\bonSelect=|\bonBeforeInput=|\bformAction=|\baction=\{|<(?:link|meta|style|title|script)\b|<[a-z]+-[a-z]/;
    const users = sources.filter(
      ([file, code]) => imported.test(code) || (file.endsWith('.tsx') && rendered.test(code)),
    );
    expect(users.map(([file]) => file)).toEqual([]);
  });
});
