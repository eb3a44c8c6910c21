/** Puts a line among others that begin alike, at its place in the order of the alphabet when they are in it. */
export const insertLine = (text: string, line: string, alike: RegExp): string => {
  const lines = text.split('\n');
  const places = lines.flatMap((other, index) => (alike.test(other) ? [index] : []));
  const plain = (other: string) => other.replaceAll("'", '');
  const next = places.find((index) => plain(lines[index] ?? '') > plain(line));
  const at = next ?? (places.at(-1) ?? lines.length - 1) + 1;
  return lines.toSpliced(at, 0, line).join('\n');
};
