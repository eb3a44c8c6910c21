import type { Range } from '../site/scan-range.ts';

type Bracket = { sign: string; offset: number; line: number; indent: number };

/** Texts are passed over: a bracket in one is none. */
const tokens = /"(?:[^"\\\n]|\\.)*"|[{}[\]]/g;

const ends: Record<string, string> = { '{': '}', '[': ']' };

/** Every bracket with its line, and how far that is set in. */
const bracketsIn = function* (text: string): Generator<Bracket & { isOpen: boolean }> {
  let [line, start, next] = [1, 0, text.indexOf('\n')];
  for (const { 0: token, index: offset } of text.matchAll(tokens)) {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    if (token.startsWith('"')) continue;
    const indent = /[^ \t]/.exec(text.slice(start, offset + 1))?.index ?? 0;
    yield { sign: ends[token] ?? token, offset, line, indent, isOpen: token in ends };
  }
};

/** How the end of a bracket and its beginning contradict each other: in their signs, or in where their lines begin. */
const contradiction = (open: Bracket, close: Bracket): string | undefined => {
  if (open.line === close.line) return undefined;
  const isSame = open.sign === close.sign;
  if (isSame && open.indent === close.indent) return undefined;
  if (open.indent >= close.indent)
    return `What begins in line ${open.line} is not closed: a ${open.sign} is missing before this.`;
  return isSame
    ? `This ${close.sign} closes what begins in line ${open.line}. Is it one too many?`
    : undefined;
};

/**
 * Where a bracket is missing or too many, read from how far the lines are set in: a parser notices it only much later,
 * mostly at the end of the file.
 */
export const bracketSlip = (text: string): (Range & { message: string }) | undefined => {
  const open: Bracket[] = [];
  for (const bracket of bracketsIn(text)) {
    if (bracket.isOpen) {
      open.push(bracket);
      continue;
    }
    const last = open.pop();
    const message = last && contradiction(last, bracket);
    if (message !== undefined) return { offset: bracket.offset, length: 1, message };
  }
  return undefined;
};
