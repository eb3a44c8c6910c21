const steps = { high: 2_654_435_761, low: 1_597_334_677 };
const finish = { high: 2_246_822_507, low: 3_266_489_909 };
const letters = 11;

/**
 * A short name of a text that changes with the text: 53 bits (cyrb53), so that no two versions of one text share it
 * in practice. It keeps no secret; this code runs where there is no library for hashes.
 */
export const textHash = (text: string): string => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, steps.high);
    low = Math.imul(low ^ code, steps.low);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), finish.high) ^ Math.imul(low ^ (low >>> 13), finish.low);
  const mixedLow =
    Math.imul(low ^ (low >>> 16), finish.high) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), finish.low);
  return (2 ** 32 * (mixedLow & 0x1fffff) + (mixedHigh >>> 0)).toString(36).padStart(letters, '0');
};
