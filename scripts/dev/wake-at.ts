/** A timer cannot wait longer; a moment further away is waited for in several steps. */
const longestWait = 2 ** 31 - 1;

/** Calls `run` at the moment given last, and at no other; with undefined, never. */
export const wakeAt = (run: () => void): ((moment: number | undefined) => void) => {
  let timer: NodeJS.Timeout | undefined;
  const wait = (moment: number | undefined): void => {
    clearTimeout(timer);
    if (moment === undefined) return;
    const left = moment - Date.now();
    timer = setTimeout(
      () => (Date.now() < moment ? wait(moment) : run()),
      Math.min(Math.max(left, 0), longestWait),
    );
    timer.unref();
  };
  return wait;
};
