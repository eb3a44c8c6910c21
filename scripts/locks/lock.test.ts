import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock.ts';
import { processState } from './process-state.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'pg.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockModule = path.join(import.meta.dirname, 'lock.ts');

/** Another process that takes the lock and holds it until it is ended; says what became of it. */
const otherProcess = async () => {
  const script = `const { takeLock } = await import(${JSON.stringify(lockModule)});
    try { takeLock(${JSON.stringify(file)}); console.log('taken'); } catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, said: String(said).trim(), end };
};

describe('the lock of the data directory', () => {
  it('row 35: refuses a second server, with the pid of the first', async () => {
    const other = await otherProcess();
    expect(other.said).toBe('taken');
    expect(() => takeLock(file)).toThrow(`Another server (pid ${other.pid}) uses this data directory`);
    await other.end();
  });

  it('refuses another process what this one holds', async () => {
    const release = takeLock(file);
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
    const release = takeLock(file);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('row 35: takes over when the pid belongs to another process now', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago', nonce: 'n' }));
    expect(processState(process.pid).started).toBeDefined();
    expect(() => takeLock(file)).not.toThrow();
  });

  it('never takes over from a live process of which nobody knows when it started', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, nonce: 'n' }));
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
  });

  it('does not touch a file that is no lock', () => {
    writeFileSync(file, 'something else');
    expect(() => takeLock(file)).toThrow('is no lock of ours');
    expect(readFileSync(file, 'utf8')).toBe('something else');
  });
});
