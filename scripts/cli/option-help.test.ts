import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { helpRows, helpText } from './option-help.ts';

const { columns } = process.stdout;
beforeEach(() => {
  process.stdout.columns = 60;
});
afterEach(() => {
  process.stdout.columns = columns;
});

describe('a help', () => {
  it('keeps its two columns apart in a narrow window', () => {
    const rows = helpRows([
      ['--fix', 'mends what needs no thought, then tells what is left over of it'],
      ['delete page <id> [--force]', 'a page'],
    ]);
    expect(rows).toEqual([
      '  --fix                     mends what needs no thought,',
      '                            then tells what is left over of',
      '                            it',
      '  delete page <id> [--force]',
      '                            a page',
    ]);
    expect(helpText(`${'word '.repeat(12)}end`).split('\n')).toHaveLength(2);
  });
});
