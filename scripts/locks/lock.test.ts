import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demandFree, takeLock } from './lock.ts';
import { processSpace } from './process-space.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'pg.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the note of this process says. */
const own = { pid: process.pid, space: processSpace, host: 'here' };
const note = () => `${file}.holder`;

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

  it('refuses this process a second time, also by another way to the folder', () => {
    takeLock(file);
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
    symlinkSync(folder, path.join(folder, 'link'));
    expect(() => takeLock(path.join(folder, 'link', 'pg.lock'))).toThrow(`pid ${process.pid}`);
  });

  it('refuses another process also after it refused this one', async () => {
    takeLock(file);
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
    expect(() => demandFree(file)).toThrow(`pid ${process.pid}`);
    const other = await otherProcess();
    expect(other.said).toContain(`pid ${process.pid}`);
    await other.end();
  });

  it('row 35: takes over from a process that was killed', async () => {
    const other = await otherProcess();
    await other.end();
    expect(() => demandFree(file)).not.toThrow();
    const { release } = takeLock(file);
    expect(JSON.parse(readFileSync(note(), 'utf8')).pid).toBe(process.pid);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('row 35: takes over when the pid belongs to another process now', () => {
    writeFileSync(file, '');
    writeFileSync(note(), JSON.stringify(own));
    expect(() => takeLock(file)).not.toThrow();
  });

  it('never takes over from a process that stands still, also when its note is gone', async () => {
    const other = await otherProcess();
    process.kill(other.pid, 'SIGSTOP');
    expect(() => takeLock(file)).toThrow(`pid ${other.pid}`);
    rmSync(note());
    expect(() => takeLock(file)).toThrow('Another process (pid unknown on unknown) holds the lock');
    await other.end();
  });

  it('does not touch a file that is no lock', () => {
    writeFileSync(file, 'something else');
    expect(() => takeLock(file)).toThrow('is no lock of ours');
    expect(readFileSync(file, 'utf8')).toBe('something else');
  });

  it('names the folder that stands in its place', () => {
    mkdirSync(file);
    expect(() => takeLock(file)).toThrow(expect.objectContaining({ code: 'EISDIR', path: file }));
    expect(() => demandFree(file)).not.toThrow();
  });

  it('is free when nobody can be told who has it: on a full disk', () => {
    symlinkSync('/dev/full', note());
    expect(() => takeLock(file)).toThrow('ENOSPC');
    takeLock(file).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is given back once, and is not the next one that is taken then', () => {
    const first = takeLock(file);
    first.release();
    const second = takeLock(file);
    first.release();
    expect([first.isOurs(), second.isOurs()]).toEqual([false, true]);
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
  });

  it('is not ours any more when its folder was taken away, and another that came there is left alone', () => {
    const first = takeLock(file);
    renameSync(folder, `${folder}-away`);
    mkdirSync(folder);
    expect(first.isOurs()).toBe(false);
    const second = takeLock(file);
    first.release();
    rmSync(`${folder}-away`, { recursive: true });
    expect(second.isOurs()).toBe(true);
    expect(() => takeLock(file)).toThrow(`pid ${process.pid}`);
  });
});

/** Starts a command as the first process of a container has it: its number is 1 and says nothing outside. */
const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [tool = '', ...flags] = [...container, 'true'];
const noContainers = spawnSync(tool, flags).status !== 0;

describe('a lock of another computer or container', () => {
  const elsewhere = JSON.stringify({ pid: 1, space: '0a1b2c3d', host: 'web-1' });

  it.skipIf(noContainers)('refuses a second server in another container', async () => {
    const [first, second] = [await otherProcess(...container), await otherProcess(...container)];
    expect(first.said).toBe('taken');
    expect(second.said).toContain('(pid 1 on ');
    expect(() => takeLock(file)).toThrow('(pid 1 on ');
    for (const { end } of [first, second]) await end();
  });

  it('is held however long its holder says nothing, whatever runs here under its number', async () => {
    const other = await otherProcess();
    writeFileSync(note(), elsewhere);
    utimesSync(note(), 1, 1);
    expect(() => takeLock(file)).toThrow('(pid 1 on web-1)');
    await other.end();
  });

  it('does not keep a server from starting: the other may be about to end', async () => {
    const other = await otherProcess();
    writeFileSync(note(), elsewhere);
    expect(() => demandFree(file)).not.toThrow();
    writeFileSync(note(), JSON.stringify(own));
    expect(() => demandFree(file)).toThrow(`pid ${process.pid}`);
    await other.end();
  });
});
