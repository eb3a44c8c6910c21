import type { Random } from '../../random-of.ts';
import { lineAt, type SiteNode } from './site-nodes.ts';

/** Where a problem may be told: a line of a file, or wherever it says a certain text. */
export type Spot = { file: string; line: number } | { file: string; says: string };

/**
 * What a mutation must lead to: one problem at one of some places; no problem at all; or, where something is left over
 * that was of use before, no more than one wherever it is.
 */
export type Expected = { told: 'once'; at: Spot[] } | { told: 'at most once' };

/** A site in which one thing was changed. */
export type Mutation = { kind: string; file: string; text: string; where: string; expected: Expected };

/** The nodes of the whole site, to choose others from. */
export type Chooser = { random: Random; nodes: SiteNode[]; pick: <T>(from: readonly T[]) => T | undefined };

/** One kind of fault: to which values it can be done, and how. */
export type Mutator = {
  kind: string;
  fits: (node: SiteNode) => boolean;
  mutate: (node: SiteNode, chooser: Chooser) => Change | undefined;
};

/** A changed text and what it must lead to. */
export type Change = { text: string; expected: Expected; what?: string };

/** Told once, on the line of an offset of the changed text. */
export const onceAt = ({ file }: SiteNode, text: string, ...offsets: number[]): Expected => ({
  told: 'once',
  at: offsets.map((offset) => ({ file, line: lineAt(text, offset) })),
});

/** The text of a file with some characters in another's place. */
export const splice = (text: string, [from, to]: [from: number, to: number], by: string): string =>
  text.slice(0, from) + by + text.slice(to);

const endOf = ({ node }: SiteNode) => node.offset + node.length;

/** The value of a node replaced by another one; told once, on its line. */
export const withValue = (node: SiteNode, value: unknown): Change => {
  const text = splice(node.text, [node.node.offset, endOf(node)], JSON.stringify(value));
  return { text, expected: onceAt(node, text, node.node.offset), what: JSON.stringify(value) };
};

/** Where the property or the item of a node begins and ends. */
export const wholeRange = ({ node, parent }: SiteNode): [from: number, to: number] => {
  const { offset, length } = parent?.node.type === 'object' ? (node.parent ?? node) : node;
  return [offset, offset + length];
};

/** The text without the property or the item that a node is, and without the comma that belonged to it. */
export const without = (node: SiteNode): string => {
  const { text } = node;
  const [from, to] = wholeRange(node);
  const after = /^\s*,\s*/.exec(text.slice(to));
  if (after) return splice(text, [from, to + after[0].length], '');
  const before = /,\s*$/.exec(text.slice(0, from));
  return splice(text, [before ? before.index : from, to], '');
};

/** Where the name of a property stands. */
export const nameOffset = ({ node }: SiteNode): number => node.parent?.offset ?? node.offset;

/** The text with the name of a property replaced by another. */
export const withName = (node: SiteNode, name: string): string => {
  const { offset, length } = node.node.parent?.children?.[0] ?? node.node;
  return splice(node.text, [offset, offset + length], JSON.stringify(name));
};

/** A word with a slip of the hand in it: two letters swapped, one lost, doubled or another one. */
export const misspell = (word: string, random: Random): string => {
  const letters = [...word];
  const places = letters.flatMap((letter, index) => (/[a-z]/i.test(letter) ? [index] : []));
  const at = places[random(places.length)] ?? 0;
  const letter = letters[at] ?? 'x';
  const next = letters[at + 1];
  const slips = [
    () => letters.splice(at, 1, letter, letter),
    () => letters.splice(at, 1, letter === 'q' ? 'k' : 'q'),
    ...(letters.length > 3 ? [() => letters.splice(at, 1)] : []),
    ...(next !== undefined && next !== letter ? [() => letters.splice(at, 2, next, letter)] : []),
  ];
  slips[random(slips.length)]?.();
  return letters.join('');
};
