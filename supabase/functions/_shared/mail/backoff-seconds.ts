/** Seconds to wait before the first other try. */
export const firstBackoff = 10;

/** Seconds after which a mail is tried again, whatever the provider or a failure said. */
export const longestWait = 60 * 60;

/**
 * Seconds to wait after `attempts` tries: doubled each time up to an hour, at random within, so that tries do not
 * coincide.
 */
export const backoffSeconds = (attempts: number, random: number): number =>
  Math.max(1, Math.round(random * Math.min(longestWait, firstBackoff * 2 ** Math.min(attempts, 12))));
