/** In nanoseconds: file systems count time in steps, so a file may change twice in one and have the same time. */
const step = 50_000_000n;

/** Whether a file that was last changed at `ctimeNs` would have another time if it changed after `now` (milliseconds). */
export const isSettled = (ctimeNs: bigint, now = Date.now()): boolean =>
  ctimeNs <= BigInt(now) * 1_000_000n - step;
