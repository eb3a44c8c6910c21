/** The parts of a text before and after the year in it; without a year the whole text stands before. */
export const aroundYear = (text: string, year: string): { before: string; after: string; found: boolean } => {
  const at = year === '' ? -1 : text.indexOf(year);
  if (at === -1) return { before: text, after: '', found: false };
  return { before: text.slice(0, at), after: text.slice(at + year.length), found: true };
};
