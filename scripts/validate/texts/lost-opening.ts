import type { Range } from '../../json-text/tree-range.ts';
import { openBrackets, type Token, tokensIn } from './bracket-slip.ts';

/** An open bracket, and the indentation of its content, which its first line shows. */
type Open = { end: string; indent: number; line: number; within?: number };

/** A line that is indented further than its neighbors, with the bracket around it. */
type Deeper = { token: Token; around: Open };

/** The first line that is indented further than its surroundings allow. */
const deeperIn = (tokens: Token[]): Deeper | undefined => {
  const open: Open[] = [];
  let step: number | undefined;
  for (const token of tokens) {
    const { kind, isFirst, indent, line } = token;
    const around = open.at(-1);
    if (isFirst && kind !== 'close' && around && line > around.line) {
      step ??= indent - around.indent;
      around.within ??= Math.min(indent, around.indent + step);
      if (indent > around.within) return { token, around };
    }
    if (kind === 'open') open.push({ end: token.sign, indent, line });
    if (kind === 'close') open.pop();
  }
  return undefined;
};

/** The bracket that closes the block of a line though nothing opened it: it begins a line with less indentation. */
const closerOf = (tokens: Token[], { token, around }: Deeper): Token | undefined => {
  let depth = 0;
  for (const next of tokens.slice(tokens.indexOf(token))) {
    if (next.kind === 'open') depth += 1;
    if (next.kind === 'close') depth -= 1;
    if (depth < 0) return next.indent > around.indent && next.indent < token.indent ? next : undefined;
  }
  return undefined;
};

/**
 * The place of a missing opening bracket, found by indentation: a parser notices it only at the closing one, or takes
 * it for a list that contains the names of a group.
 */
export const lostOpening = (text: string): (Range & { message: string }) | undefined => {
  if (openBrackets(text) >= 0) return undefined;
  const tokens = [...tokensIn(text)];
  const deeper = deeperIn(tokens);
  const closer = deeper && closerOf(tokens, deeper);
  if (!deeper || !closer) return undefined;
  const { token, around } = deeper;
  const sign = closer.sign === '}' ? '{' : '[';
  const before = text.slice(0, token.offset).trimEnd();
  if (before.endsWith(':'))
    return { offset: before.length - 1, length: 1, message: `A ${sign} is missing behind this colon.` };
  const what = around.end === ']' ? sign : `its name and ${sign}`;
  const message = `The ${closer.sign} in line ${closer.line} closes what begins here, and nothing opens it. Write ${what} before this.`;
  return { offset: token.offset, length: token.sign.length, message };
};
