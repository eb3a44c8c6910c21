const most = 10;

/** Names in a row: the first ten, and how many more there are. */
export const firstTen = (names: string[]): string =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');
