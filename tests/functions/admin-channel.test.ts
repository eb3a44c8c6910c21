import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBackend } from '../../scripts/backend/start-backend.ts';
import { newData } from './new-data.ts';

const listening = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
const after = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('row 36: a way in that the disk has no room for leaves nothing open; with room again all is well', async () => {
  const dataDir = newData();
  const admin = path.join(dataDir, 'admin.json');
  const lock = path.join(dataDir, 'pg.lock');
  // Where the file of the channel would be made stands a folder, as a full disk would keep it from being made.
  mkdirSync(`${admin}.next`);
  const before = listening();
  const backend = startBackend({ address: 'http://127.0.0.1:4173', dataDir, env: {} });
  for (let tries = 0; tries < 2; tries += 1) {
    await after(() => existsSync(lock));
    await after(() => !existsSync(lock));
    expect(listening()).toBe(before);
  }
  rmSync(`${admin}.next`, { recursive: true });
  await after(() => existsSync(admin));
  expect(listening()).toBe(before + 1);
  await backend.close();
  expect(listening()).toBe(before);
  expect(readdirSync(dataDir).sort()).toEqual(['journal', 'pg', 'unsubscribe-secret']);
  rmSync(dataDir, { recursive: true });
});
