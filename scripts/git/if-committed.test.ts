import { expect, it, vi } from 'vitest';
import { UsageError } from '../cli/usage-error.ts';
import { ifCommitted } from './if-committed.ts';
import { NothingCommitted } from './run-git.ts';

it('what git knows nothing of is silent, what it fails at is noted once, and an error of the program is thrown', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ifCommitted(Promise.resolve(1))).toBe(1);
  expect(
    await ifCommitted(Promise.reject(new NothingCommitted('git failed: no repository.'))),
  ).toBeUndefined();
  expect(printed).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time += 1)
    expect(await ifCommitted(Promise.reject(new UsageError('git failed: no disk.')))).toBeUndefined();
  expect(printed.mock.calls).toEqual([['Not compared with the last commit: git failed: no disk.']]);
  await expect(ifCommitted(Promise.reject(new TypeError('a slip')))).rejects.toThrow(TypeError);
  printed.mockRestore();
});
