import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { processSpace } from '../../scripts/locks/process-space.ts';

const locks = 60;

const startStarter = (folder: string, begin: number) => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'lock-starter.ts')], {
    env: {
      ...process.env,
      FOLDER: folder,
      BEGIN: String(begin),
      LOCKS: String(locks),
      LOCK_MODULE: path.resolve(import.meta.dirname, '../../scripts/locks/lock.ts'),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  const done = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('It ended too soon')));
    child.stdout.on('data', (text) => {
      printed += text;
      if (printed.endsWith('done\n')) resolve();
    });
  });
  return { child, taken: () => printed.split('\n').filter((line) => /^\d/.test(line)), done };
};

it('row 35: of five servers that start at once after a crash, one takes the lock over', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-race-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (let index = 0; index < locks; index += 1) {
    const dead = { pid, space: processSpace, host: 'here', nonce: `n${index}` };
    writeFileSync(path.join(folder, `lock-${index}`), JSON.stringify(dead));
  }
  const begin = Date.now() + 3000;
  const starters = Array.from({ length: 5 }, () => startStarter(folder, begin));
  try {
    await Promise.all(starters.map(({ done }) => done));
    const all = Array.from({ length: locks }, (_, index) => String(index));
    expect(starters.flatMap(({ taken }) => taken()).sort()).toEqual(all.sort());
  } finally {
    for (const { child } of starters) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
