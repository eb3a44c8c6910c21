import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkCatalog } from '../../../scripts/validate/check-catalog.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const ids: string[] = checkCatalog.map(({ id }) => id);

/** What `dev` says of itself when it cannot go on looks like a problem of a check. */
const noCheck = 'run/failed';

const group = `(?:${[...new Set(ids.map((id) => id.slice(0, id.indexOf('/'))))].join('|')})`;

const inText = new RegExp(`'(${group}/[a-z0-9-]+)'`, 'g');

/** An id as a pattern writes it, with what may stand at one place of it: `i18n\/(?:unused|extra)-key`. */
const inPattern = new RegExp(`\\b(${group})\\\\/((?:[a-z0-9-]|\\((?:\\?:)?[a-z0-9|-]+\\))+)`, 'g');

/** Every text that a pattern with choices stands for. */
const expanded = (pattern: string): string[] => {
  const [all, choices = ''] = /\((?:\?:)?([^)]*)\)/.exec(pattern) ?? [];
  return all === undefined
    ? [pattern]
    : choices.split('|').flatMap((choice) => expanded(pattern.replace(all, choice)));
};

/** `seo/duplicate-` is how several begin. */
const isStart = (id: string): boolean => id.endsWith('-') && ids.some((one) => one.startsWith(id));

const files = globSync('{src/engine/core/checks,scripts}/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|^scripts\/bench\/peers\//.test(file),
);

it('every check that code names exists', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const whole = [...source.matchAll(inText)].map(([, id = '']) => id).filter((id) => id !== noCheck);
    const begun = [...source.matchAll(inPattern)].flatMap(([, prefix, rest = '']) =>
      expanded(`${prefix}/${rest}`),
    );
    return [
      ...whole.map((id) => ({ named: `${file}: ${id}`, isKnown: ids.includes(id) || isStart(id) })),
      ...begun.map((id) => ({ named: `${file}: ${id}`, isKnown: ids.some((one) => one.startsWith(id)) })),
    ];
  });
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(({ isKnown }) => !isKnown).map(({ named }) => named)).toEqual([]);
});
