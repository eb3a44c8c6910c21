type Work<Result> = () => Promise<Result>;

/** Works that go on side by side, except those that must be alone: everybody begins in the order of coming. */
export const createTurns = () => {
  const running = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    together: async <Result>(work: Work<Result>): Promise<Result> => {
      await last;
      const result = work();
      const ended = result.catch(() => {}).finally(() => running.delete(ended));
      running.add(ended);
      return result;
    },
    alone: <Result>(work: Work<Result>): Promise<Result> => {
      const result = last.then(() => Promise.all(running)).then(work);
      last = result.catch(() => {});
      return result;
    },
  };
};
