/** The folders of a file, the outermost first. */
export const foldersOf = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
