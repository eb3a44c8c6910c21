import { type Node, parseTree } from 'jsonc-parser';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { type Range, rangeOf } from '../json-text/tree-range.ts';
import type { SeenTexts } from './file-reader.ts';
import { scanRange } from './scan-range.ts';
import type { FileTexts } from './site-texts.ts';

/** A place in a text as editors count it, from 1. */
type Position = { line: number; column: number; endLine: number; endColumn: number };

/** A problem with its place in the file. */
export type LocatedProblem = Problem & Position;

type Point = { line: number; column: number };

/** Where each line of a text begins. */
const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
};

/** A text with thousands of problems needs as many points: the line is found by halving. */
const pointIn = (starts: number[], offset: number): Point => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
};

const positionIn = (starts: number[], { offset, length }: Range): Position => {
  const end = pointIn(starts, offset + length);
  return { ...pointIn(starts, offset), endLine: end.line, endColumn: end.column };
};

/** The line and column where some characters of a text begin and end. */
export const positionOf = (text: string, range: Range): Position => positionIn(lineStarts(text), range);

/** The first sign of a line, or of the file. */
export const startOf = (line = 1): Position => ({ line, column: 1, endLine: line, endColumn: 1 });

/** What a place in a text is found by; `line` when no text can be read. */
type Spot = Pick<Problem, 'file' | 'pointer' | 'at' | 'line'>;

/** A text in which places were looked up: how often by scanning, and its tree since that was too often. */
type Looked = { starts: number[]; scans: number; tree?: Node | undefined };

/** Up to this many places are looked up in the text itself: the tree of a large text is many times its size. */
const mostScans = (text: string): number => (text.length > 1_000_000 ? 16 : 1);

/** Texts by their files, and which of them are invalid JSON or have a name twice. */
type Texts = { texts: Pick<FileTexts, 'get'> } & Pick<SeenTexts, 'faults' | 'repeating'>;

/** Finds places in a set of texts. A text is parsed only if it is invalid, or has several problems. */
export const createLocator = ({ texts, faults, repeating }: Texts) => {
  const odd = new Set([...faults.map(({ file }) => file), ...repeating]);
  const known = new Map<string, Looked>();
  const lookAt = (file: string, text: string): Looked => {
    const looked = known.get(file) ?? { starts: lineStarts(text), scans: 0 };
    known.set(file, looked);
    return looked;
  };
  const rangeIn = (text: string, looked: Looked, { file, pointer, at }: Spot): Range | undefined => {
    looked.scans += 1;
    if (!odd.has(file) && looked.scans <= mostScans(text)) return scanRange(text, pointer, at);
    looked.tree = parseTree(text);
    return looked.tree && rangeOf(looked.tree, pointer, at);
  };
  return <Sought extends Spot>(spot: Sought): Sought & Position => {
    const { file, pointer, at, line } = spot;
    const parsed = known.get(file);
    if (parsed?.tree) return { ...spot, ...positionIn(parsed.starts, rangeOf(parsed.tree, pointer, at)) };
    const text = texts.get(file);
    if (text === undefined) return { ...spot, ...startOf(line) };
    const looked = lookAt(file, text);
    const range = rangeIn(text, looked, spot);
    return { ...spot, ...(range ? positionIn(looked.starts, range) : startOf(line)) };
  };
};
