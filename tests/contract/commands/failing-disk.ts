import { cpSync, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Loaded into a command before its own code: its process dies (`kill`) when it is about to change a file for the time of
 * some number, or its disk is full (`full`) from then on. What is written then is written by half, as a real disk does.
 * Or it says so and goes on (`wait`) when there is a file beside the folder, with `.go` behind its name. Or it goes on
 * always (`keep`), and what a process that dies would leave stands beside the folder, with the number behind its name.
 */
const { DISK_FAILURE: failure, DISK_FOLDER: folder = '', DISK_CALL: call } = process.env;

type Method = (...args: unknown[]) => Promise<unknown>;
const methods = fs as unknown as Record<string, Method>;
let calls = 0;

const writeHalf = async (write: Method, [file, content]: unknown[]): Promise<void> => {
  const bytes = Buffer.from(content as string | Uint8Array);
  await write(file, bytes.subarray(0, bytes.length / 2));
};

/** What is on the disk when the process dies now: its memory is lost, and nothing else. */
const keepState = async (name: string, method: Method, [file, ...args]: unknown[]): Promise<void> => {
  const kept = `${folder}.${calls}`;
  cpSync(folder, kept, { recursive: true });
  if (name === 'writeFile') await writeHalf(method, [String(file).replace(folder, kept), ...args]);
};

const goOn = async (): Promise<void> => {
  console.log('waiting');
  while (!existsSync(`${folder}.go`)) await setTimeout(20);
};

const fail = async (name: string, method: Method, args: unknown[]): Promise<unknown> => {
  if (failure === 'wait') {
    await goOn();
    return method(...args);
  }
  if (failure === 'keep') {
    await keepState(name, method, args);
    return method(...args);
  }
  if (failure === 'full' && name !== 'writeFile') return method(...args);
  if (name === 'writeFile') await writeHalf(method, args);
  if (failure === 'kill') process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
};

const isHit = (file: unknown): boolean => {
  if (!String(file).startsWith(folder + path.sep)) return false;
  calls += 1;
  return failure === 'keep' || (failure === 'full' ? calls >= Number(call) : calls === Number(call));
};

for (const name of ['writeFile', 'rename', 'rm']) {
  const method = methods[name] as Method;
  methods[name] = async (...args) => (isHit(args[0]) ? fail(name, method, args) : method(...args));
}
syncBuiltinESMExports();
