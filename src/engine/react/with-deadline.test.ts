import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<string>(() => undefined);

describe('work with a deadline', () => {
  it('gives its result, or its own failure', async () => {
    expect(await withDeadline(Promise.resolve('page'))).toBe('page');
    await expect(withDeadline(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });
  it('fails when nothing has come in ten seconds', async () => {
    const told = vi.fn();
    withDeadline(never).catch(told);
    await vi.advanceTimersByTimeAsync(9999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalled();
  });
});
