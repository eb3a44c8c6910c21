type Token = { text: string; breaks: boolean };

const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The tokens of a JSON text, each with whether a line break stands before it. */
const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    tokens.push({ text: match[0], breaks: text.slice(end, start).includes('\n') });
    end = start + match[0].length;
  }
  return tokens;
};

const isOpening = (token: string) => token === '{' || token === '[';
const isClosing = (token: string) => token === '}' || token === ']';

/** The space between two tokens of one line. */
const gap = (before: string, after: string): string => {
  if (after === ',' || after === ':') return '';
  if (before === '[' || after === ']') return '';
  if (before === '{' && after === '}') return '';
  return ' ';
};

const indent = (depth: number) => `\n${'  '.repeat(depth)}`;

const oneLine = 110;

/** A file written by a program stands on one line: it gets a line for each value, so that a person can read it. */
const isUnreadable = (text: string) => text.length > oneLine && !text.trim().includes('\n');

/** Git and editors on Windows end every line by two signs: that is the form of a whole file there, and no slip. */
const endsAsOnWindows = (text: string): boolean => text.includes('\r\n') && !/(^|[^\r])\n/.test(text);

const withUnixEnds = (text: string): string => {
  if (isUnreadable(text)) return `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`;
  /** For each group around a token, whether its first value stands on a line of its own: then all do. */
  const broken: boolean[] = [];
  let before = '';
  let result = '';
  for (const { text: token, breaks } of tokensOf(text)) {
    const isEmpty = isOpening(before) && isClosing(token);
    if (isOpening(before)) broken.push(breaks && !isEmpty);
    const inBroken = broken.at(-1) ?? false;
    if (isClosing(token)) broken.pop();
    const starts = isClosing(token) || isOpening(before) ? inBroken : before === ',' && (inBroken || breaks);
    if (before !== '') result += starts ? indent(broken.length) : gap(before, token);
    result += token;
    before = token;
  }
  return `${result}\n`;
};

/**
 * A JSON text in the project's form: two spaces for each level, one space inside braces and behind colons and commas,
 * no empty lines, a line break at the end. Lines stay as they were broken; order, numbers and texts stay as they are,
 * and line ends where all are alike.
 */
export const canonicalJson = (text: string): string =>
  endsAsOnWindows(text) ? withUnixEnds(text).replaceAll('\n', '\r\n') : withUnixEnds(text);
