/** What a promise gives, unless it takes longer than these milliseconds: then the error that `late` makes is thrown. */
export const within = async <Value>(
  promise: Promise<Value>,
  ms: number,
  late: () => Error,
): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
