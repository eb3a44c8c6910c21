import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkCatalog } from '../../../scripts/validate/check-catalog.ts';
import { checkGroup } from '../../../scripts/validate/check-group.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const groups = [...new Set(checkCatalog.map(({ id }) => checkGroup(id)))];

/** A check as a pattern writes it: `/^i18n\/(stale|html)$/`. */
const inPattern = new RegExp(`/[\\^(?:|]*(${groups.join('|')})\\\\/`);

it('no pattern names a check: the compiler sees only names', () => {
  const files = globSync('{src/engine/core/checks,scripts}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|^scripts\/bench\/peers\//.test(file),
  );
  const found = files.filter((file) => inPattern.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
