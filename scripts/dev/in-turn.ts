/** Does works one after the other, in the order in which they were asked for; one that fails stops no other. */
export const inTurn = (): ((work: () => Promise<void>) => Promise<void>) => {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
