import type { Edit, Node } from 'jsonc-parser';
import { gapIn, type Layout, layoutOf, type Write, writeGroup, writeProperty } from './layout.ts';

/** A property to come. `before` names the one that it precedes; otherwise it becomes the last. */
type NewProperty = { name: string; write: Write; before?: string | undefined };

/** The name of a property. */
const nameOf = (property: Node): string => String(property.children?.[0]?.value);

/** The names of a group's properties, in their order. */
export const namesIn = ({ children = [] }: Node): string[] => children.map(nameOf);

/** Whether names are in the order of the alphabet. */
export const isSorted = (names: string[]): boolean =>
  names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);

/** Among sorted names, the one that a new name precedes; undefined when it belongs to the end. */
export const nextInOrder = (names: string[], name: string): string | undefined => {
  const own = names.filter((other) => other !== '$schema');
  return isSorted(own) ? own.find((other) => other > name) : undefined;
};

const fill = (group: Node, properties: NewProperty[], { indent, unit, ...layout }: Layout): Edit => ({
  offset: group.offset,
  length: group.length,
  content: writeGroup(
    properties.map(({ name, write }) => [name, write]),
    { ...layout, unit, indent: indent.slice(0, indent.length - unit.length) },
  ),
});

/** The edits that put new properties into a group, written like those that are there. */
export const insertProperties = (text: string, group: Node, properties: NewProperty[]): Edit[] => {
  const layout = layoutOf(text, group);
  const { children = [] } = group;
  const last = children.at(-1);
  if (!last) return [fill(group, properties, layout)];
  const places = new Map(children.map((child) => [nameOf(child), child.offset]));
  return properties.map(({ name, write, before }) => {
    const written = writeProperty(name, write, layout);
    const next = before === undefined ? undefined : places.get(before);
    return next === undefined
      ? { offset: last.offset + last.length, length: 0, content: `,${gapIn(layout)}${written}` }
      : { offset: next, length: 0, content: `${written},${gapIn(layout)}` };
  });
};
