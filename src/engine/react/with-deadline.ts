/** Milliseconds after which what a visitor waits for counts as failed; the boot script has the same. */
const deadline = 10_000;

/**
 * The result of some work, if it comes in time. A connection may fall silent without failing, and what follows a failure
 * must happen then, too. Fails as the work does, and when the time is over.
 */
export const withDeadline = <Value>(work: Promise<Value>, time = deadline): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`Nothing came in ${time} ms`)), time),
    ),
  ]);
