import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { call, formKey, message, sendContact } from './calls.ts';
import { drainSecret, mailsSettled, resetStack, rowsOf } from './stack.ts';
import type { Misbehaviour } from './start-fake-resend.ts';
import { type NodeStack, startNodeStack } from './start-node-stack.ts';

/** A row of the outbox. */
type Row = {
  id: string;
  status: string;
  attempts: number;
  variant: number;
  ambiguous: boolean;
  last_error: string | null;
  next_attempt_at: Date;
};

/** The functions with an outbox that is empty before each test, and the ways to fill and to empty it. */
export const withOutbox = () => {
  let stack: NodeStack;
  beforeAll(async () => {
    stack = await startNodeStack();
  });
  afterAll(() => stack.close());
  beforeEach(async () => {
    await resetStack(stack);
    stack.travel(0);
    stack.configure({});
  });

  const outbox = () => rowsOf<Row>(stack, 'outbox');
  const drain = () =>
    call(stack, 'outbox-drain', { method: 'POST', headers: { authorization: `Bearer ${drainSecret}` } });

  /** Sends a message while the provider does something else. */
  const sendWhile = async (...next: Misbehaviour[]): Promise<Row> => {
    stack.resend.next = next;
    const headers = { 'idempotency-key': formKey() };
    expect((await sendContact(stack, message, { headers })).status).toBe(200);
    await mailsSettled(stack);
    await stack.functions.settled();
    const [row] = await outbox();
    if (!row) throw new Error('The outbox is empty');
    return row;
  };

  /** Sends what is due some time later. */
  const later = async (ms: number): Promise<Row[]> => {
    stack.travel(ms);
    expect((await drain()).status).toBe(200);
    return outbox();
  };
  return { stack: () => stack, outbox, drain, sendWhile, later };
};
