import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

/** Runs git in a folder as somebody of the tests, and returns what it prints; it must succeed. */
export const gitIn = (folder: string, ...args: string[]): string => {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@site.example'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({ args, status: 0, stderr: '' });
  return stdout.trim();
};
