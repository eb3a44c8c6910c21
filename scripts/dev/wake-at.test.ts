import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wakeAt } from './wake-at.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waking at a moment', () => {
  it('happens once, also weeks ahead, where a timer of its own would be too long', () => {
    const run = vi.fn();
    wakeAt(run)(Date.now() + 60 * day);
    vi.advanceTimersByTime(60 * day - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60 * day);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('happens at the moment that was told last, and not at all when that is none', () => {
    const run = vi.fn();
    const wait = wakeAt(run);
    wait(Date.now() + day);
    wait(Date.now() + 2 * day);
    vi.advanceTimersByTime(day);
    expect(run).not.toHaveBeenCalled();
    wait(undefined);
    vi.advanceTimersByTime(5 * day);
    expect(run).not.toHaveBeenCalled();
  });

  it('happens at once when the moment has just passed', () => {
    const run = vi.fn();
    wakeAt(run)(Date.now() - 1);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
