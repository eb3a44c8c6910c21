import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demandFree, takeLock } from './lock.ts';
import { processSpace } from './process-space.ts';
import { processState } from './process-state.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'pg.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the lock of this process says, as far as it is known beforehand. */
const own = { pid: process.pid, space: processSpace, host: 'here', nonce: 'n' };

const lockModule = path.join(import.meta.dirname, 'lock.ts');

/** Another process that takes the lock and holds it until it is ended; says what became of it. `before` starts it. */
const otherProcess = async (...before: string[]) => {
  const script = `const { takeLock } = await import(${JSON.stringify(lockModule)});
    try { takeLock(${JSON.stringify(file)}); console.log('taken'); } catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  const [command = '', ...args] = [...before, process.execPath, '--input-type=module', '-e', script];
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, said: String(said).trim(), end };
};

describe('a lock', () => {
  it('row 35: refuses a second server, with the pid of the first', async () => {
    const other = await otherProcess();
    expect(other.said).toBe('taken');
    expect(() => takeLock(file)).toThrow(`Another process (pid ${other.pid} on `);
    await other.end();
  });

  it('refuses another process what this one holds', async () => {
    const { release } = takeLock(file);
    const other = await otherProcess();
    expect(other.said).toContain(`pid ${process.pid}`);
    await other.end();
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('refuses this process a second time', () => {
    takeLock(file);
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
  });

  it('row 35: takes over from a process that was killed', async () => {
    const other = await otherProcess();
    await other.end();
    const { release } = takeLock(file);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('row 35: takes over when the pid belongs to another process now', () => {
    writeFileSync(file, JSON.stringify({ ...own, started: 'long ago' }));
    expect(processState(process.pid).started).toBeDefined();
    expect(() => takeLock(file)).not.toThrow();
  });

  it('never takes over from a live process of which nobody knows when it started', () => {
    writeFileSync(file, JSON.stringify(own));
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
  });

  it('does not touch a file that is no lock', () => {
    writeFileSync(file, 'something else');
    expect(() => takeLock(file)).toThrow('is no lock of ours');
    expect(readFileSync(file, 'utf8')).toBe('something else');
  });
});

/** Starts a command as the first process of a container has it: its number is 1 and says nothing outside. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [tool = '', ...flags] = [...container, 'true'];
const noContainers = spawnSync(tool, flags).status !== 0;

describe('a lock of another computer or container', () => {
  const elsewhere = JSON.stringify({ pid: 1, space: '0a1b2c3d', host: 'web-1', nonce: 'n' });
  const touchedAgo = (seconds: number) => {
    writeFileSync(file, elsewhere);
    const time = Date.now() / 1000 - seconds;
    utimesSync(file, time, time);
  };

  it.skipIf(noContainers)('refuses a second server in another container', async () => {
    const [first, second] = [await otherProcess(...container), await otherProcess(...container)];
    expect(first.said).toBe('taken');
    expect(second.said).toContain('(pid 1 on ');
    expect(() => takeLock(file)).toThrow('(pid 1 on ');
    for (const { end } of [first, second]) await end();
  });

  it('is held as long as it is touched, whatever runs here under its number', () => {
    touchedAgo(20);
    expect(() => takeLock(file)).toThrow('(pid 1 on web-1)');
    expect(readdirSync(folder)).toEqual(['pg.lock']);
  });

  it('is taken over when it was not touched for half a minute', () => {
    touchedAgo(31);
    const { isOurs, release } = takeLock(file);
    expect(isOurs()).toBe(true);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not keep a server from starting: the other may be about to end', () => {
    touchedAgo(0);
    expect(() => demandFree(file)).not.toThrow();
    writeFileSync(file, JSON.stringify(own));
    expect(() => demandFree(file)).toThrow(`pid ${process.pid}`);
  });
});

describe('the holder of a lock', () => {
  it('touches it every few seconds, and never one that another has taken over', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lock = takeLock(file);
    utimesSync(file, 1, 1);
    vi.advanceTimersByTime(5000);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(5000);
    writeFileSync(file, JSON.stringify(own));
    utimesSync(file, 1, 1);
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(lock.isOurs()).toBe(false);
    lock.release();
    expect(existsSync(file)).toBe(true);
  });
});
