import type { CheckContext } from '../check-context.ts';
import type { Marked } from '../marks/marked.ts';
import type { NamedText } from '../marks/named-text.ts';
import { sectionsByFile } from '../marks/sections-by-file.ts';
import { camelCase } from '../words/key-parts.ts';

/** Where the texts of a file stand: their pointers, and the sections by which these lead. */
const placesOf = (context: CheckContext, file: string, marks: Marked[]): string => {
  const sections = sectionsByFile(context).get(file) ?? [];
  const lines = sections.map(({ section: { id, type }, place }) => `${place.pointer} ${type} ${id}`);
  for (const { place } of marks) lines.push(place.pointer);
  return lines.join('\n');
};

/** The keys of the texts, without the name of the page, and for each which one of the file it is. */
const keysOf = (marks: Marked[], page: string): string => {
  const [own, numbers] = [`.${page}.`, new Map<NamedText | undefined, number>()];
  let keys = '';
  for (const { text } of marks) {
    const number = numbers.get(text) ?? numbers.size;
    if (number === numbers.size) numbers.set(text, number);
    keys += text ? `${number}.${text.key}.\n` : '\n';
  }
  return keys.replaceAll(own, '.*.');
};

/**
 * What the texts of a page have in common with those of others that are made alike: where they stand, and how their keys
 * are called but for the page's own name. Undefined for what is no page, and where that name says something of a place.
 */
export const shapeOfTexts = (context: CheckContext, marks: Marked[]): string | undefined => {
  const { file, page = '' } = marks[0]?.place ?? { file: '' };
  if (page === '') return undefined;
  const places = placesOf(context, file, marks);
  if (places.includes(page) || places.includes(camelCase(page))) return undefined;
  return `${places}\n${keysOf(marks, page)}`;
};
