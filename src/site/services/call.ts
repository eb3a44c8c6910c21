/** How long a form waits for its answer in milliseconds, all tries together. */
export const deadline = 30_000;

/** What every call carries: the public key as bearer, the key of this form, the language it was written in. */
export const callHeaders = (publicKey: string, { key, locale }: { key: string; locale: string }) => ({
  Authorization: `Bearer ${publicKey}`,
  'Content-Language': locale,
  'Idempotency-Key': key,
});
