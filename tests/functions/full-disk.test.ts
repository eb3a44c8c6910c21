import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('row 36: a database that the disk has no room to make leaves nothing half made behind', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  const script = path.join(import.meta.dirname, 'data-process.ts');
  // Files that may not grow stand for a disk that is full: no test can fill one.
  const limited = ['-c', 'ulimit -f 2000 && exec "$0" "$@"', process.execPath, script];
  const { stdout } = spawnSync('sh', limited, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const left = readdirSync(dataDir);
  rmSync(dataDir, { recursive: true });
  expect(stdout).not.toContain('open');
  expect(left).toEqual([]);
});
