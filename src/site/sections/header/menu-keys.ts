/** The entry a key leads to in a list of `count` entries, going round; undefined for a key that leads nowhere. */
export const entryAfterKey = (key: string, current: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Where Tab must go so that focus stays among `count` controls; undefined where the browser's own step stays inside. */
export const controlAfterTab = (backwards: boolean, current: number, count: number): number | undefined => {
  if (backwards) return current <= 0 ? count - 1 : undefined;
  return current === -1 || current === count - 1 ? 0 : undefined;
};
