import { expect, it } from 'vitest';
import { howToWrite } from './how-to-write.ts';

const [tone, vignette] = ['"tone": "mint"', '"vignette": …'];

it.each([
  [[tone], '/cards/3', 'Write it, such as "tone": "mint".'],
  [
    [vignette, tone],
    '/cards/3',
    'Write "tone": "mint", copy "vignette" from the entry above, and change what is other here.',
  ],
  [[vignette], '/cards/3', 'Copy it from the entry above, and change what is other here.'],
  [[vignette, tone], '/cards/0', 'Write them, such as "tone": "mint".'],
  [[vignette], '/card', 'Write it.'],
])('%j at %s', (examples, pointer, words) => {
  expect(howToWrite(examples, pointer)).toBe(words);
});
