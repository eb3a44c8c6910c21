import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCode } from '../render/render-page.ts';
import { cacheRemoved } from './cache-removed.ts';
import type { CodeBundle } from './code-bundle.ts';

it('a cache that was removed during a build is told, and what to do', async () => {
  const server = path.join(import.meta.dirname, 'gone/entry-server.js');
  await expect(loadCode({ server } as CodeBundle)).rejects.toThrow(
    'The cache was removed meanwhile. Build again.',
  );
});

it('any other fault is told as it is', () => {
  const error = new Error('No');
  expect(cacheRemoved(error, import.meta.filename)).toBe(error);
});
