/** Whether a spreadsheet would take a text for a formula, also behind apostrophes that are there already. */
const isDangerous = (text: string): boolean => /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r])/.test(text);

/** A text as a spreadsheet's cell: with an apostrophe in front when it would be a formula otherwise. */
export const guarded = (text: string): string => (isDangerous(text) ? `'${text}` : text);

/** The text of such a cell. An apostrophe that a translator wrote before a word stays. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isDangerous(cell.slice(1)) ? cell.slice(1) : cell;
