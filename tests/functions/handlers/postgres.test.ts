import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../start-postgres.ts';
import { allCases } from './all-cases.ts';
import { message, sendContact } from './calls.ts';
import { resetStack } from './stack.ts';
import { type NodeStack, startNodeStack } from './start-node-stack.ts';

let server: PostgresServer;
let stack: NodeStack;
beforeAll(async () => {
  server = await startPostgres();
  stack = await startNodeStack({ databaseUrl: server.createDatabase() });
});
afterAll(async () => {
  await stack.close();
  server.stop();
});

allCases('Node and Postgres', () => stack);

describe('a database that is restarted', () => {
  it('row 32: the next message is taken, over the same connections', async () => {
    await resetStack(stack);
    expect((await sendContact(stack, message)).status).toBe(200);
    await server.restart();
    const later = { ...message, message: 'Sent after the restart' };
    const send = async () => (await sendContact(stack, later)).body;
    await expect.poll(send, { timeout: 60_000, interval: 500 }).toMatchObject({ success: true });
  });
});
