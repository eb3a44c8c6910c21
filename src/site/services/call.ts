/** How long a form waits for its answer in milliseconds, all tries together. */
const deadline = 30_000;

/** Ends the call when its time is over. */
export const deadlineSignal = (): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), deadline);
  return controller.signal;
};

/** What every call carries: the public key as bearer, the key of this form, the language it was written in. */
export const callHeaders = (publicKey: string, { key, locale }: { key: string; locale: string }) => ({
  Authorization: `Bearer ${publicKey}`,
  'Content-Language': locale,
  'Idempotency-Key': key,
});
