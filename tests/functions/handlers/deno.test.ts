import { afterAll, beforeAll } from 'vitest';
import { type PostgresServer, startPostgres } from '../start-postgres.ts';
import { allCases } from './all-cases.ts';
import type { Stack } from './stack.ts';
import { startDenoStack } from './start-deno-stack.ts';

let server: PostgresServer;
let stack: Stack;
beforeAll(async () => {
  server = await startPostgres();
  stack = await startDenoStack(server.createDatabase());
});
afterAll(async () => {
  await stack.close();
  server.stop();
});

allCases('Deno and Postgres', () => stack);
