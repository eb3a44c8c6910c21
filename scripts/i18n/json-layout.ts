import type { Node } from 'jsonc-parser';

/** How the values of a group are set apart: by lines of some depth, or by spaces on one line. */
export type Layout = { unit: string; eol: string; outer: string; spread: boolean };

/** Texts by name; a group of texts is nested. */
export type NewWords = { [name: string]: string | NewWords };

const indentAt = (text: string, offset: number): string => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
};

const isSpread = (text: string, { offset, children: [first] = [] }: Node): boolean =>
  first === undefined || text.slice(offset, first.offset).includes('\n');

/** How a group of a JSON text is laid out. The whole text's first property tells how deep a step is. */
export const layoutOf = (text: string, root: Node, group: Node): Layout => {
  const [first] = root.children ?? [];
  const unit = first && isSpread(text, root) ? indentAt(text, first.offset) : '';
  return {
    unit: unit === '' ? '  ' : unit,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    outer: indentAt(text, group.offset),
    spread: isSpread(text, group),
  };
};

/** What stands between two values of a group. */
export const gapIn = ({ spread, eol, outer, unit }: Layout): string => (spread ? eol + outer + unit : ' ');

/** A property as it is written in a group. */
export const writeProperty = (name: string, value: string | NewWords, layout: Layout): string =>
  `${JSON.stringify(name)}: ${typeof value === 'string' ? JSON.stringify(value) : writeGroup(value, { ...layout, outer: layout.outer + layout.unit })}`;

/** A group as it is written from its opening brace to its closing one. */
export const writeGroup = (words: NewWords, layout: Layout): string => {
  const gap = gapIn(layout);
  const properties = Object.keys(words)
    .sort()
    .map((name) => writeProperty(name, words[name] ?? '', layout));
  return `{${gap}${properties.join(`,${gap}`)}${layout.spread ? layout.eol + layout.outer : ' '}}`;
};
