import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { processSpace } from '../locks/process-space.ts';
import { demandFreeData, takeDataLock } from './data-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const heldBy = (space: string): void => {
  const { release } = takeDataLock(dataDir);
  onTestFinished(release);
  const holder = { pid: process.pid, space, host: 'web-1' };
  writeFileSync(path.join(dataDir, 'pg.lock.holder'), JSON.stringify(holder));
};

describe('the lock of the data directory', () => {
  it('row 35: refuses a second server with the pid of the first, and says what to do', () => {
    heldBy(processSpace);
    const said = `Another server (pid ${process.pid}) uses this data directory (${dataDir}/pg.lock). Stop it, or name another DATA_DIR.`;
    expect(() => takeDataLock(dataDir)).toThrow(said);
    expect(() => demandFreeData(dataDir)).toThrow(said);
  });

  it('says of a server of another computer on which it runs', () => {
    heldBy('0a1b2c3d');
    expect(() => takeDataLock(dataDir)).toThrow(
      /^A server of another computer or container \(pid \d+ on web-1\).* Stop it, or name another DATA_DIR\.$/,
    );
    expect(() => demandFreeData(dataDir)).not.toThrow();
  });
});
