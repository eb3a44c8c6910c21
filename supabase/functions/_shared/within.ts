/** What a promise gives, unless it takes longer than these milliseconds: then what `late` gives or throws. */
export const within = async <Value>(
  promise: Promise<Value>,
  ms: number,
  late: () => Value,
): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([promise, deadline.then(late)]);
  } finally {
    clearTimeout(timer);
  }
};
