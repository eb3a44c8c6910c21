import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

/** Runs git in a folder as somebody of the tests; it must succeed. */
export const gitIn = (folder: string, ...args: string[]): void => {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@site.example'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({ args, status: 0, stderr: '' });
};
