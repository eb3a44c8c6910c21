import { describe, expect, it, vi } from 'vitest';
import { withRetries } from './with-retries.ts';

const run = async (answers: number[]) => {
  const waits: number[] = [];
  const attempt = vi.fn(async () => answers.shift() ?? 200);
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  const result = await withRetries({ attempt, again: (status) => status === 503, wait });
  return { result, waits, attempts: attempt.mock.calls.length };
};

describe('trying again', () => {
  it('does not happen after an answer', async () => {
    expect(await run([422, 200])).toEqual({ result: 422, waits: [], attempts: 1 });
  });

  it('happens twice, after half a second and after two', async () => {
    expect(await run([503, 503, 503, 200])).toEqual({ result: 503, waits: [500, 2000], attempts: 3 });
  });

  it('ends with the first answer', async () => {
    expect(await run([503, 200])).toEqual({ result: 200, waits: [500], attempts: 2 });
  });
});
