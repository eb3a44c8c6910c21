import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentHelp } from '../../../scripts/content/content-request.ts';
import { i18nHelp } from '../../../scripts/i18n/i18n-request.ts';
import { validateHelp } from '../../../scripts/validate/command-line-options.ts';

const { columns } = process.stdout;
beforeEach(() => {
  process.stdout.columns = 80;
});
afterEach(() => {
  process.stdout.columns = columns;
});

it.each([
  ['content', contentHelp],
  ['i18n', i18nHelp],
  ['validate', validateHelp],
])('the help of %s is as wide as the window', (_, help) => {
  expect(
    help()
      .split('\n')
      .filter((line) => line.length > 80),
  ).toEqual([]);
});
