const delays = [500, 2000];

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Retries<Result> = {
  attempt: () => Promise<Result>;
  again: (result: Result) => boolean;
  wait?: typeof pause;
};

/** Tries, and while `again` says so tries twice more: after half a second and after two. */
export const withRetries = async <Result>({
  attempt,
  again,
  wait = pause,
}: Retries<Result>): Promise<Result> => {
  for (const delay of delays) {
    const result = await attempt();
    if (!again(result)) return result;
    await wait(delay);
  }
  return attempt();
};
