import type { Node } from 'jsonc-parser';
import { steps } from '../../src/engine/core/checks/problems/pointer-steps.ts';
import { remembered } from '../../src/engine/core/memory/remembered.ts';

/** The characters of a text that a problem is about. */
export type Range = { offset: number; length: number };

const nameOf = (property: Node): unknown => property.children?.[0]?.value;

/** The properties of a large group by name: frequent look-ups must not search each time. */
const propertiesOf = remembered(
  ({ children = [] }: Node) => new Map(children.map((property) => [nameOf(property), property])),
);
const large = 20;

/** The property of an object. If two have one name the later counts, as it does for JSON parsers. */
const propertyOf = (node: Node, name: string): Node | undefined => {
  const { children = [] } = node;
  if (children.length < large) return children.findLast((property) => nameOf(property) === name);
  return propertiesOf(node).get(name);
};

const childOf = (node: Node, step: string): Node | undefined => {
  if (node.type === 'array') return node.children?.[Number(step)];
  return node.type === 'object' ? propertyOf(node, step)?.children?.[1] : undefined;
};

/** The innermost value on the way that a pointer leads, and the steps that are still to go. */
export const follow = (tree: Node, pointer: string): { node: Node; rest: string[] } => {
  const path = steps(pointer);
  let node = tree;
  for (const [index, step] of path.entries()) {
    const child = childOf(node, step);
    if (!child) return { node, rest: path.slice(index) };
    node = child;
  }
  return { node, rest: [] };
};

/** The value that a pointer leads to. */
export const nodeAt = (tree: Node, pointer: string): Node | undefined => {
  const { node, rest } = follow(tree, pointer);
  return rest.length === 0 ? node : undefined;
};

const isGroup = ({ type }: Node): boolean => type === 'object' || type === 'array';

/** A list of words or numbers, or what is empty, is marked as a whole: it is short, and may be replaced. */
const isFlat = ({ type, children = [] }: Node): boolean =>
  type === 'array' ? !children.some(isGroup) : children.length === 0;

const openingOf = (node: Node): Range => ({
  offset: node.offset,
  length: isGroup(node) && !isFlat(node) ? 1 : node.length,
});

/**
 * The characters that a pointer leads to: the value, or the name of the property `at: 'key'`; for a
 * group that has something in it, and for a list of groups, the opening bracket. A pointer that leads nowhere ends at the innermost value on its way.
 */
export const rangeOf = (tree: Node, pointer: string, at: 'key' | 'value' = 'value'): Range => {
  const { node, rest } = follow(tree, pointer);
  const isProperty = node.parent?.type === 'property';
  const key = at === 'key' && rest.length === 0 && isProperty ? node.parent?.children?.[0] : undefined;
  return openingOf(key ?? node);
};
