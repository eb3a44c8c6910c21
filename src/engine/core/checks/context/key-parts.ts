/** A key and the groups around it: home.hero.title is home, home.hero and home.hero.title. */
export const stemsOf = (key: string): string[] => {
  const names = key.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};

/** The group that a key stands in; empty for the whole file. */
export const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));
