import { describe, expect, it } from 'vitest';
import { randomOf } from '../../tests/random-of.ts';
import { unifiedDiff } from './unified-diff.ts';

/** What `patch` makes of a text: the lines of the hunks in the place of those that they name. */
const patched = (before: string, diff: string): string => {
  const old = before.split(/(?<=\n)/);
  let at = 0;
  let after = '';
  for (const hunk of diff.split(/^@@ /m).slice(1)) {
    const [, start = '', length = ''] = /^-(\d+),(\d+)/.exec(hunk) ?? [];
    const first = Number(start) - (Number(length) === 0 ? 0 : 1);
    after += old.slice(at, first).join('');
    const lines = hunk.slice(hunk.indexOf('\n') + 1).replaceAll('\n\\ No newline at end of file\n', '');
    for (const line of lines.split(/(?<=\n)/)) if (/^[ +]/.test(line)) after += line.slice(1);
    at = first + Number(length);
  }
  return after + old.slice(at).join('');
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}\n`);

describe('the diff of a dry run', () => {
  it('shows what changes with three lines around it, as git apply reads it', () => {
    const before = numbers(9);
    const after = before.with(4, 'four\n').join('');
    expect(unifiedDiff('pages/home.json', before.join(''), after)).toBe(
      '--- a/pages/home.json\n+++ b/pages/home.json\n@@ -2,7 +2,7 @@\n line 1\n line 2\n line 3\n-line 4\n+four\n line 5\n line 6\n line 7\n',
    );
  });

  it('tells a line break at the end that comes or goes', () => {
    expect(unifiedDiff('a', '{}', '{}\n')).toBe(
      '--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-{}\n\\ No newline at end of file\n+{}\n',
    );
  });

  it('is empty when nothing changes', () => {
    expect(unifiedDiff('a', 'x\n', 'x\n')).toBe('');
  });

  it('makes one text of the other, wherever and however much they differ', () => {
    const random = randomOf(7);
    for (let round = 0; round < 200; round += 1) {
      const before = numbers(random(30)).map((line) => (random(3) === 0 ? 'same\n' : line));
      const after = before.flatMap((line) => {
        const kind = random(6);
        return kind === 0 ? [] : kind === 1 ? [line, `new ${random(9)}\n`] : [line];
      });
      const [one, other] = [before.join(''), after.join('')];
      const diff = unifiedDiff('a', one, other);
      expect(one === '' && other === '' ? '' : patched(one, diff)).toBe(other);
    }
  });

  it('stays quick on texts that have nothing in common', () => {
    const [one, other] = [numbers(5000).join(''), numbers(5000).join('').replaceAll('line', 'word')];
    expect(patched(one, unifiedDiff('a', one, other))).toBe(other);
  });
});
