/** One pattern of several hints: a text in which it finds nothing needs no look by what they are hints of. */
export const anyOf = (hints: RegExp[], flags = ''): RegExp =>
  new RegExp([...new Set(hints.map(({ source }) => source))].join('|'), flags);
