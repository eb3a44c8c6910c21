/** A number with what it counts: 1 page, 2 pages. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const mostNamed = 3;

/** Names in a row: the first three, and how many more there are; a fourth is as short as its number. */
export const firstThree = (names: string[]): string =>
  names.length > mostNamed + 1
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : names.join(', ');
