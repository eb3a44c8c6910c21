/** A whole number from 0 up to, but not including, the one given. */
export type Random = (below: number) => number;

/** Mulberry32: the same seed gives the same edits on every machine. */
export const randomOf = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};
