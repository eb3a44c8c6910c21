/** Seconds to wait before the first other try. */
export const firstBackoff = 10;
const longestBackoff = 60 * 60;

/** Seconds to wait after so many tries: doubled each time up to an hour, anywhere within, so that nobody comes together. */
export const backoffSeconds = (attempts: number, random: number): number =>
  Math.max(1, Math.round(random * Math.min(longestBackoff, firstBackoff * 2 ** Math.min(attempts, 12))));
