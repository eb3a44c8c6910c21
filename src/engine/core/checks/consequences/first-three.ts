const most = 3;

/** Names in a row: the first three, and how many more there are; a fourth is as short as its number. */
export const firstThree = (names: string[]): string =>
  names.length > most + 1
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');

/** Names in quotation marks in a row: two with "and" between them, of more the first three. */
export const firstThreeQuoted = (names: string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length === 2 ? quoted.join(' and ') : firstThree(quoted);
};
