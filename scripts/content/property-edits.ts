import { type Node, parseTree } from 'jsonc-parser';
import { type Fix, steps } from '../../src/engine/core/checks/problem.ts';
import { nodeAt } from '../site/locate-problem.ts';
import { applyFixes } from '../validate/fix/apply-fixes.ts';

/** A group of a document, the name of a property in it, and its value as JSON text without indentation of its own. */
type Property = { group: string; name: string; json: string; before?: string };

const find = (text: string, pointer: string): Node | undefined => {
  const tree = parseTree(text);
  return tree && nodeAt(tree, pointer);
};

/** The white space that the line of a place begins with. */
const indentAt = (text: string, offset: number): string =>
  /^\s*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';

const lineEnd = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

const indented = (text: string, json: string, indent: string): string =>
  json.replaceAll('\n', lineEnd(text) + indent);

/** The text of a value without the indentation that it has where it stands, or undefined when there is none. */
export const valueText = (text: string, pointer: string): string | undefined => {
  const node = find(text, pointer);
  if (!node) return undefined;
  const own = text.slice(node.offset, node.offset + node.length).replaceAll('\r\n', '\n');
  return own.replaceAll(`\n${indentAt(text, node.offset)}`, '\n');
};

const standsAlone = (text: string, offset: number) =>
  indentAt(text, offset).length > 0 && /\n\s*$/.test(text.slice(0, offset));

/** The first property of a group: on a line of its own when the group has one, too. */
const insertFirst = (text: string, group: Node, property: string): string => {
  const { offset } = group.parent?.type === 'property' ? group.parent : group;
  const indent = indentAt(text, offset);
  const eol = lineEnd(text);
  const inside = standsAlone(text, offset)
    ? `${eol}${indent}  ${indented(text, property, `${indent}  `)}${eol}${indent}`
    : ` ${indented(text, property, indent)} `;
  return `${text.slice(0, group.offset + 1)}${inside}${text.slice(group.offset + group.length - 1)}`;
};

/** The document with one more property in a group, written like its neighbours: on their line, or on one of its own. */
export const insertProperty = (text: string, { group, name, json, before }: Property): string => {
  const node = find(text, group);
  if (node?.type !== 'object') return text;
  const { children = [] } = node;
  const property = `${JSON.stringify(name)}: ${json}`;
  const next = children.find((child) => child.children?.[0]?.value === before);
  const neighbour = next ?? children.at(-1);
  if (!neighbour) return insertFirst(text, node, property);
  const lead = /\s*$/.exec(text.slice(0, neighbour.offset))?.[0] ?? '';
  const written = indented(text, property, indentAt(text, neighbour.offset));
  if (next) return `${text.slice(0, next.offset)}${written},${lead}${text.slice(next.offset)}`;
  const end = neighbour.offset + neighbour.length;
  return `${text.slice(0, end)},${lead}${written}${text.slice(end)}`;
};

/** The document with a value at a place, instead of what stood there. Groups on the way are made. */
export const putValue = (text: string, pointer: string, json: string): string => {
  const node = find(text, pointer);
  if (node) {
    const written = indented(text, json, indentAt(text, node.offset));
    return text.slice(0, node.offset) + written + text.slice(node.offset + node.length);
  }
  const group = pointer.slice(0, pointer.lastIndexOf('/'));
  const whole = group === '' || find(text, group) ? text : putValue(text, group, '{}');
  return insertProperty(whole, { group, name: steps(pointer).at(-1) ?? '', json });
};

const mended = (text: string, pointer: string, fix: Fix): string =>
  applyFixes(text, [{ check: '', severity: 'info', file: '', message: '', pointer, fix }]).text;

/** The document without a value; the group it stood in stays, even when it is empty then. */
export const takeOut = (text: string, pointer: string): string => mended(text, pointer, { remove: true });

/** The document with another name for a property, which stays where it is. */
export const renameProperty = (text: string, pointer: string, name: string): string =>
  mended(text, pointer, { rename: name });
