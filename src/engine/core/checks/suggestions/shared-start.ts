/** With how many same letters two texts begin. */
export const sharedStart = (one: string, other: string): number => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  return start;
};
