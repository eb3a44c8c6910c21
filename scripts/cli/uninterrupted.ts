const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does what must not stop half-way: a signal that ends the process is obeyed when the work is done. */
export const uninterrupted = <Result>(work: () => Result): Result => {
  const release = () => {
    for (const signal of signals) process.off(signal, obey);
  };
  const obey = (signal: NodeJS.Signals) => {
    release();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, obey);
  try {
    return work();
  } finally {
    // A signal that came meanwhile is reported in the next turn of the event loop.
    setTimeout(release, 0).unref();
  }
};
