import { expect, it } from 'vitest';
import { readContentRequest } from './content-request.ts';

it.each(['solution', 'entry'])('says that to rename a %s is to rename a page', (kind) => {
  expect(() => readContentRequest(['rename', kind, 'loyalty', 'perks'])).toThrow(
    'An entry is renamed as a page: npm run content -- rename page <id> <new id>',
  );
});
