import type { Node } from 'jsonc-parser';

/** How the values of a group are set apart: each on a line of its own with some indentation, or all on one line. */
export type Layout = { spread: boolean; indent: string; unit: string; eol: string };

/** Writes a value that stands in a group of some layout. */
export type Write = (layout: Layout) => string;

/** The line break of a text. */
export const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The white space that the line of a place begins with. */
export const indentAt = (text: string, offset: number): string => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
};

const beginsLine = (text: string, { offset }: Node): boolean => /\n[ \t]*$/.test(text.slice(0, offset));

const rootOf = (node: Node): Node => (node.parent ? rootOf(node.parent) : node);

/** One step of indentation, as the text's first property shows it. */
const unitOf = (text: string, group: Node): string => {
  const [first] = rootOf(group).children ?? [];
  return (first && beginsLine(text, first) && indentAt(text, first.offset)) || '  ';
};

/** The layout of a group. An empty one is spread over lines when it stands on a line of its own. */
export const layoutOf = (text: string, group: Node): Layout => {
  const unit = unitOf(text, group);
  const eol = eolOf(text);
  const [first] = group.children ?? [];
  if (first) return { spread: beginsLine(text, first), indent: indentAt(text, first.offset), unit, eol };
  const { parent } = group;
  return {
    spread: parent === undefined || beginsLine(text, parent.type === 'property' ? parent : group),
    indent: indentAt(text, group.offset) + unit,
    unit,
    eol,
  };
};

/** The space between two values of a group. */
export const gapIn = ({ spread, eol, indent }: Layout): string => (spread ? eol + indent : ' ');

/** A property as it is written in a group. */
export const writeProperty = (name: string, write: Write, layout: Layout): string =>
  `${JSON.stringify(name)}: ${write(layout)}`;

/** A group as it is written from its opening brace to its closing one, where values have the outer layout. */
export const writeGroup = (properties: [name: string, write: Write][], outer: Layout): string => {
  const layout = { ...outer, indent: outer.indent + outer.unit };
  const gap = gapIn(layout);
  const written = properties.map(([name, write]) => writeProperty(name, write, layout));
  return `{${gap}${written.join(`,${gap}`)}${gapIn(outer)}}`;
};

/** Writes a text of JSON whose lines have no indentation but that within the value. */
export const writeText =
  (json: string): Write =>
  ({ eol, indent }) =>
    json.replaceAll('\n', eol + indent);
