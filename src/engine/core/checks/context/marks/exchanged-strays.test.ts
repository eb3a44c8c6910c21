import { expect, it } from 'vitest';
import { toldStrays } from './exchanged-strays.ts';
import type { Marked } from './marked.ts';

const entry = (index: number): Marked => ({
  kind: 'text',
  value: 't:a.b',
  locales: ['en'],
  name: String(index),
  place: { file: 'pages/home.json', pointer: `/sections/0/props/bullets/${index}` },
});

it('the entries of a list are counted from 1', () => {
  const { message } = toldStrays(entry(2), entry(0));
  expect(message).toMatch(/^This entry names .* and "bullets #1" names/);
});
