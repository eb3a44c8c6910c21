import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = globSync('src/site/{sections,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

const found = (pattern: RegExp, kind: (file: string) => boolean = () => true): string[] =>
  files.filter(kind).flatMap((file) => (read(file).match(pattern) ?? []).map((match) => `${file}: ${match}`));

const isStyles = (file: string) => file.endsWith('styles.ts');

describe('tokens are the one place of every colour and size of type', () => {
  it('no section or ui element writes a colour', () => {
    expect(found(/#[0-9a-f]{3,8}\b(?![-\w])|\brgba?\([^)]*\)|\bhsla?\([^)]*\)/gi)).toEqual([]);
  });
  it('no style writes a radius, shadow or layer that is a token', () => {
    expect(found(/z-index:\s*[4-9]\d/g, isStyles)).toEqual([]);
    // A shadow with a blur; the others are lines in the colour of what they are around.
    expect(
      found(
        /box-shadow:(?:[^;\n]*,)?\s*(?:inset\s+)?(?:-?[\d.]+(?:px|r?em)?\s+){2}(?!0\b)[\d.]+(?:px|r?em)/g,
        isStyles,
      ),
    ).toEqual([]);
    expect(found(/border-radius:\s*(?:6|10|14|16|18|20|24|36|999)px/g, isStyles)).toEqual([]);
  });
  it('no style writes a window width: from() and below() know them', () => {
    expect(found(/^(?!.*@container).*\((?:min-|max-)?width\s*[:<>]/gm, isStyles)).toEqual([]);
  });
});

describe('styles', () => {
  it('are made only in files named styles', () => {
    expect(found(/from '@emotion\/[^']+'/g, (file) => !isStyles(file))).toEqual([]);
  });
  it('are never attributes: the Content-Security-Policy blocks them', () => {
    expect(found(/\sstyle=\{/g, (file) => file.endsWith('.tsx'))).toEqual([]);
  });
});
