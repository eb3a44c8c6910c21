import { expect, it } from 'vitest';
import { withMore } from './with-more.ts';

it('a command is still seen to end where it did, when more is said behind it', () => {
  expect(withMore('If it is meant, run: npm run i18n -- accept home.title', 'It was "Hi".')).toBe(
    'If it is meant, run: "npm run i18n -- accept home.title". It was "Hi".',
  );
  expect(withMore('Nothing is here. Write it.', 'It was "Hi".')).toBe(
    'Nothing is here. Write it. It was "Hi".',
  );
});
