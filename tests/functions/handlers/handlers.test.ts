import { afterAll, beforeAll } from 'vitest';
import { allCases } from './all-cases.ts';
import { type NodeStack, startNodeStack } from './start-node-stack.ts';

let stack: NodeStack;
beforeAll(async () => {
  stack = await startNodeStack();
}, 60_000);
afterAll(() => stack.close());

allCases('Node and PGlite', () => stack);
