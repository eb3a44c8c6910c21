import { stringPattern } from './json-string.ts';

type Token = { text: string; breaks: boolean };

const tokenPattern = new RegExp(`${stringPattern.source}|[{}[\\],:]|[^\\s{}[\\],:"]+`, 'g');

/** An escape: of a letter of any script, or of one sign. */
const escapes = /\\(?:u[\da-f]{4}(?:\\u[\da-f]{4})?|.)/gi;

/** A text with its letters as they are read: programs write them as numbers, which nobody can edit. */
const withLetters = (token: string): string =>
  token.replace(escapes, (escaped) => {
    const sign = JSON.parse(`"${escaped}"`) as string;
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(sign) && !/["\\]/.test(sign) ? sign : escaped;
  });

/** The tokens of a JSON text, each with whether a line break stands before it. */
const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    tokens.push({
      text: match[0].includes('\\') ? withLetters(match[0]) : match[0],
      breaks: text.slice(end, start).includes('\n'),
    });
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

/**
 * The brackets of the groups of which all values stand on lines of their own: the first does, or what closes the group
 * stands at the beginning of a line.
 */
const brokenGroups = (tokens: Token[]): Set<Token> => {
  const broken = new Set<Token>();
  const open: [opening: Token, first: Token | undefined][] = [];
  tokens.forEach((token, index) => {
    if (isOpening(token.text)) open.push([token, tokens[index + 1]]);
    if (!isClosing(token.text)) return;
    const [opening, first] = open.pop() ?? [];
    if (opening && first && first !== token && (first.breaks || token.breaks)) broken.add(opening);
  });
  return broken;
};

const indent = (depth: number) => `\n${'  '.repeat(depth)}`;

const oneLine = 110;

/** A file written by a program stands on one line: it gets a line for each value, so that a person can read it. */
const isUnreadable = (text: string) => text.length > oneLine && !text.trim().includes('\n');

/** Git and editors on Windows end every line by two signs: that is the form of a whole file there, and no slip. */
const endsAsOnWindows = (text: string): boolean => text.includes('\r\n') && !/(^|[^\r])\n/.test(text);

/** A JSON text in its form: groups broken into lines stay so, and spaces and indentation become the same everywhere. */
const withUnixEnds = (text: string): string => {
  if (isUnreadable(text)) return `${JSON.stringify(JSON.parse(text), undefined, 2)}\n`;
  const tokens = tokensOf(text);
  const groups = brokenGroups(tokens);
  /** For each group around a token, whether all of its values stand on lines of their own. */
  const around: boolean[] = [];
  let before = '';
  let result = '';
  for (const token of tokens) {
    const inBroken = around.at(-1) ?? false;
    if (isClosing(token.text)) around.pop();
    const isEdge = isClosing(token.text) || isOpening(before);
    const starts = isEdge ? inBroken : before === ',' && (inBroken || token.breaks);
    if (before !== '') result += starts ? indent(around.length) : gap(before, token.text);
    if (isOpening(token.text)) around.push(groups.has(token));
    result += token.text;
    before = token.text;
  }
  return `${result}\n`;
};

/**
 * A JSON text in the project's form: two spaces for each level, one space inside braces and behind colons and commas,
 * no empty lines, a line break at the end. Lines stay as they were broken; order, numbers and texts stay as they are
 * (letters are written as themselves), and line ends where all are alike.
 */
export const canonicalJson = (text: string): string =>
  endsAsOnWindows(text) ? withUnixEnds(text).replaceAll('\n', '\r\n') : withUnixEnds(text);
