import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
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
    const file = path.join(folder, `lock-${index}`);
    writeFileSync(file, '');
    writeFileSync(`${file}.holder`, JSON.stringify({ pid, space: processSpace, host: 'here' }));
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

it('of eight that take a lock and give it back all the time, each has it alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-turns-'));
  const script = path.join(import.meta.dirname, 'lock-turns.ts');
  const run = promisify(execFile);
  const ended = await Promise.all(
    Array.from({ length: 8 }, () => run(process.execPath, [script, path.join(folder, 'lock'), '4000'])),
  );
  const said = new Set(ended.flatMap(({ stdout }) => JSON.parse(stdout) as string[]));
  expect([...said].filter((state) => state !== 'refused')).toEqual(['alone']);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
