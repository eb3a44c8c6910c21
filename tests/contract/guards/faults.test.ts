import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../command.ts';
import { projectText } from './project-text.ts';

const rowsIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, row]) => Number(row));

/** The texts between quotation marks, such as titles and the tables that titles are made of: comments hold nothing. */
const stringsIn = (text: string): string =>
  [...text.matchAll(/(?:^\s*|[([{:,]\s*)(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/gm)]
    .map(([, , string]) => string)
    .join('\n');

const testTexts = (): string[] =>
  ['tests', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(\.test\.tsx?|-(cases|rows)\.ts)$/.test(name))
      .map((name) => projectText(path.join(folder, name))),
  );

it('every row of docs/faults.md is named in the title of a test, and no test names a row that is not there', () => {
  const listed = rowsIn(projectText('docs/faults.md'), /^\| (\d+) \|/gm);
  const named = new Set(testTexts().flatMap((text) => rowsIn(stringsIn(text), /\brow (\d+)\b/g)));
  expect(listed).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  expect([...named].toSorted((left, right) => left - right)).toEqual(listed);
});
