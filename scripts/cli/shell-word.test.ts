import { describe, expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

describe('an argument of a command in a message', () => {
  it.each([
    ['pages/home.json', 'pages/home.json'],
    ['public/images/custom (1).svg', "'public/images/custom (1).svg'"],
    ["public/images/joe's.svg", "'public/images/joe'\\''s.svg'"],
    ['public/menú.pdf', "'public/menú.pdf'"],
  ])('is in quotation marks where a shell needs them: %s', (argument, word) => {
    expect(shellWord(argument)).toBe(word);
  });
});
