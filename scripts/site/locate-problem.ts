import { type Node, parseTree } from 'jsonc-parser';
import { type Problem, steps } from '../../src/engine/core/checks/problem.ts';

/** A place in a text as editors count it, from 1. */
export type Position = { line: number; column: number; endLine: number; endColumn: number };

/** A problem with its place in the file. */
export type LocatedProblem = Problem & Position;

/** The characters of a text that a problem is about. */
export type Range = { offset: number; length: number };

const pointAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

/** The line and column where some characters of a text begin and end. */
export const positionOf = (text: string, { offset, length }: Range): Position => {
  const end = pointAt(text, offset + length);
  return { ...pointAt(text, offset), endLine: end.line, endColumn: end.column };
};

/** The property of an object. Of two with one name the later counts, as it does for whoever reads the file. */
const propertyOf = (node: Node, name: string): Node | undefined =>
  node.children?.findLast((property) => property.children?.[0]?.value === name);

const childOf = (node: Node, step: string): Node | undefined => {
  if (node.type === 'array') return node.children?.[Number(step)];
  return node.type === 'object' ? propertyOf(node, step)?.children?.[1] : undefined;
};

const openingOf = (node: Node): Range =>
  node.type === 'object' || node.type === 'array'
    ? { offset: node.offset, length: 1 }
    : { offset: node.offset, length: node.length };

/**
 * The characters that a pointer leads to: the value, or the name of the property `at: 'key'`; for a list or an
 * object its opening bracket. A pointer that leads nowhere ends at the innermost value on its way.
 */
export const rangeOf = (tree: Node, pointer: string, at: 'key' | 'value' = 'value'): Range => {
  let node = tree;
  let parent: Node | undefined;
  const path = steps(pointer);
  for (const step of path) {
    const child = childOf(node, step);
    if (!child) return openingOf(node);
    parent = node;
    node = child;
  }
  const last = path.at(-1);
  const key =
    at === 'key' && parent && last !== undefined ? propertyOf(parent, last)?.children?.[0] : undefined;
  return openingOf(key ?? node);
};

const start: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Finds places in a set of texts. A text is parsed again only when the first problem in it is looked up. */
export const createLocator = (texts: Map<string, string>) => {
  const trees = new Map<string, Node | undefined>();
  const treeOf = (file: string, text: string) => {
    if (!trees.has(file)) trees.set(file, parseTree(text));
    return trees.get(file);
  };
  return (problem: Problem): LocatedProblem => {
    const text = texts.get(problem.file);
    const tree = text === undefined ? undefined : treeOf(problem.file, text);
    if (text === undefined || tree === undefined) return { ...problem, ...start };
    return { ...problem, ...positionOf(text, rangeOf(tree, problem.pointer, problem.at)) };
  };
};
