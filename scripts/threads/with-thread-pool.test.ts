import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Order, withThreadPool } from './with-thread-pool.ts';

const project = path.resolve(import.meta.dirname, '../..');
const program = `
let done = 0;
export const count = async (words, send) => {
  for (const word of words) send(word);
  done += 1;
  send(String(done));
};
export const fail = async () => {
  throw new Error('It failed.');
};
`;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
  writeFileSync(path.join(folder, 'program.mjs'), program);
});
afterAll(() => rmSync(folder, { recursive: true }));

const options = () => ({
  program: path.relative(project, path.join(folder, 'program.mjs')),
  youngMegabytes: 8,
});

/** Gives each of some threads the same orders, one after the other, and returns what each sent. */
const sentBy = (threads: number, orders: Order[]): Promise<string[][]> =>
  withThreadPool(options(), async (pool) => {
    const sent = Array.from({ length: threads }, (): string[] => []);
    for (const order of orders)
      await Promise.all(
        pool.take(threads).map((thread, index) => thread(order, (text) => sent[index]?.push(text))),
      );
    return sent;
  });

describe('threads beside the main one', () => {
  it('do one task after the other, and keep what they have loaded', async () => {
    const order = (...input: string[]): Order => ({ task: 'count', input });
    const each = ['a', 'b', '1', 'c', '2'];
    expect(await sentBy(2, [order('a', 'b'), order('c')])).toEqual([each, each]);
  });

  it('do what they are asked for before they are done with something else, and tell each what is its own', async () => {
    const sent: string[][] = [[], []];
    await withThreadPool(options(), async (pool) => {
      const [thread] = pool.take(1);
      const order = (index: number) =>
        thread?.({ task: 'count', input: [`of ${index}`] }, (text) => sent[index]?.push(text));
      await Promise.all([order(0), order(1)]);
    });
    expect(sent).toEqual([
      ['of 0', '1'],
      ['of 1', '2'],
    ]);
  });

  it('tell all who wait that one task failed', async () => {
    await withThreadPool(options(), async (pool) => {
      const [thread] = pool.take(1);
      const failing = thread?.({ task: 'fail', input: undefined }, () => {});
      const next = thread?.({ task: 'count', input: [] }, () => {});
      await expect(failing).rejects.toThrow('It failed.');
      await expect(next).rejects.toThrow('It failed.');
      await expect(thread?.({ task: 'count', input: [] }, () => {})).rejects.toThrow('It failed.');
    });
  });

  it('tell whoever waits that a task failed', async () => {
    await expect(sentBy(1, [{ task: 'fail', input: undefined }])).rejects.toThrow('It failed.');
  });

  it('are replaced when one has failed, for whoever takes threads next', async () => {
    await withThreadPool(options(), async (pool) => {
      const run = (order: Order) => pool.take(1)[0]?.(order, () => {});
      await expect(run({ task: 'fail', input: undefined })).rejects.toThrow('It failed.');
      await expect.poll(() => run({ task: 'count', input: [] })?.then(() => 'done', String)).toBe('done');
    });
  });

  it('tell whoever waits that there is no such task', async () => {
    await expect(sentBy(1, [{ task: 'cuont', input: [] }])).rejects.toThrow('has no task "cuont".');
  });

  it('are not started before one is taken', async () => {
    expect(await sentBy(0, [{ task: 'fail', input: undefined }])).toEqual([]);
  });
});
