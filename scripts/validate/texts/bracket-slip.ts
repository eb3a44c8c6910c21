import type { Range } from '../../json-text/tree-range.ts';

/** `sign` is the text itself, or of a bracket the one that closes it. */
type Bracket = { sign: string; offset: number; line: number; indent: number };

/** Texts are taken as a whole: a bracket in one is none. */
const tokens = /"(?:[^"\\\n]|\\.)*"|[{}[\],]/g;

/** The bracket that closes what each begins. */
export const ends: Record<string, string> = { '{': '}', '[': ']' };

/** A bracket, a text or a comma, and whether it is the first sign of its line. */
export type Token = Bracket & { kind: 'open' | 'close' | 'other'; isFirst: boolean };

const kindOf = (token: string): Token['kind'] => {
  if (token in ends) return 'open';
  return token === '}' || token === ']' ? 'close' : 'other';
};

/** Every bracket, text and comma with its line, and how far that is set in. */
export const tokensIn = function* (text: string): Generator<Token> {
  let [line, start, next] = [1, 0, text.indexOf('\n')];
  for (const { 0: token, index: offset } of text.matchAll(tokens)) {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    const indent = /[^ \t]/.exec(text.slice(start, offset + 1))?.index ?? 0;
    const isFirst = start + indent === offset;
    yield { sign: ends[token] ?? token, offset, line, indent, kind: kindOf(token), isFirst };
  }
};

/** The bracket around a place of a text, and whether something that a comma ends stands between the two. */
export const bracketAround = (
  text: string,
  offset: number,
): { offset: number; isBehindComma: boolean } | undefined => {
  const open: { offset: number; isBehindComma: boolean }[] = [];
  for (const token of tokensIn(text.slice(0, offset))) {
    const last = open.at(-1);
    if (token.kind === 'open') open.push({ offset: token.offset, isBehindComma: false });
    else if (token.kind === 'close') open.pop();
    else if (token.sign === ',' && last) last.isBehindComma = true;
  }
  return open.at(-1);
};

/** Where a group ends that begins at a place, and those behind it, with commas between. */
export const endOfGroups = (text: string, start: number): number => {
  let [depth, end] = [0, start];
  for (const { kind, offset, sign } of tokensIn(text.slice(start))) {
    if (depth === 0 && kind !== 'open' && sign !== ',') break;
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (kind === 'close' && depth === 0) end = start + offset + 1;
  }
  return end;
};

/** How many brackets are open at the end of a text; less than none when more are closed than were opened. */
export const openBrackets = (text: string): number => {
  let open = 0;
  for (const { kind } of tokensIn(text)) open += { open: 1, close: -1, other: 0 }[kind];
  return open;
};

/** The brackets that close what is open at the end of a text, the innermost first. */
export const closingBrackets = (text: string): string[] => {
  const open: string[] = [];
  for (const { kind, sign } of tokensIn(text)) {
    if (kind === 'open') open.push(sign);
    if (kind === 'close') open.pop();
  }
  return open.reverse();
};

const unclosed = ({ line, sign }: Bracket): string =>
  `What begins in line ${line} is not closed: a ${sign} is missing before this.`;

/** A line that is set in no further than the one with the bracket around it stands behind what that began. */
const isBehind = ({ kind, isFirst, indent, line }: Token, open: Bracket | undefined): open is Bracket =>
  kind !== 'close' && isFirst && open !== undefined && line > open.line && indent <= open.indent;

/** How the end of a bracket and its beginning contradict each other: in their signs, or in where their lines begin. */
const contradiction = (open: Bracket, close: Bracket): string | undefined => {
  if (open.line === close.line) return undefined;
  const isSame = open.sign === close.sign;
  if (isSame && open.indent === close.indent) return undefined;
  if (open.indent >= close.indent) return unclosed(open);
  const question = `This ${close.sign} closes what begins in line ${open.line}. Is it one too many?`;
  return isSame
    ? question
    : `What begins in line ${open.line} is closed by ${open.sign}, and not by ${close.sign}. Is this one too many?`;
};

/**
 * Where a bracket is missing or too many, read from how far the lines are set in: a parser notices it only much later,
 * mostly at the end of the file.
 */
export const bracketSlip = (text: string): (Range & { message: string }) | undefined => {
  const open: Bracket[] = [];
  for (const token of tokensIn(text)) {
    const { kind, offset } = token;
    const around = open.at(-1);
    // Of a file that is not set in at all, nothing can be read.
    if (isBehind(token, around) && around.indent > 0) return { offset, length: 1, message: unclosed(around) };
    if (kind === 'open') open.push(token);
    if (kind !== 'close') continue;
    const last = open.pop();
    const message = last && contradiction(last, token);
    if (message !== undefined) return { offset, length: 1, message };
  }
  return undefined;
};
