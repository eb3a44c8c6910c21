import { createRecent } from '../../../memory/recent.ts';
import type { CheckContext } from '../check-context.ts';
import type { Marked } from '../marks/marked.ts';
import type { NamedText } from '../marks/named-text.ts';
import { sectionsByFile } from '../marks/sections-by-file.ts';
import { textsOfFile } from '../marks/texts-of-file.ts';
import { perContext } from '../per-context.ts';
import { camelCase } from '../words/keys/key-parts.ts';

/** Where the texts of a file stand: their pointers, and the sections by which these lead. */
const placesOf = (context: CheckContext, file: string, marks: Marked[]): string => {
  const sections = sectionsByFile(context).get(file) ?? [];
  const lines = sections.map(({ section: { id, type }, place }) => `${place.pointer} ${type} ${id}`);
  for (const { place } of marks) lines.push(place.pointer);
  return lines.join('\n');
};

/** The keys of the texts, without the name of the page, and for each which one of the file it is. */
const keysOf = (marks: Marked[], page: string): string => {
  const numbers = new Map<NamedText | undefined, number>();
  let keys = '';
  for (const { text } of marks) {
    const number = numbers.get(text) ?? numbers.size;
    if (number === numbers.size) numbers.set(text, number);
    keys += text ? `${number}.${text.key}.\n` : '\n';
  }
  return page === '' ? keys : keys.replaceAll(`.${page}.`, '.*.');
};

/**
 * What a file has in common with others made alike: its sections, the places of its texts, and their keys without the
 * page's own name. Undefined if that name is also the name of a place.
 */
const shapeOf = (context: CheckContext, file: string): string | undefined => {
  const marks = textsOfFile(context, file);
  const page = marks[0]?.place.page ?? '';
  const places = placesOf(context, file, marks);
  if (page !== '' && (places.includes(page) || places.includes(camelCase(page)))) return undefined;
  return `${places}\n${keysOf(marks, page)}`;
};

const shapes = perContext(() => new Map<string, string | undefined>());

/** The shape of a file, which several checks ask for. */
export const shapeOfTexts = (context: CheckContext, file: string): string | undefined => {
  const known = shapes(context);
  if (!known.has(file)) known.set(file, shapeOf(context, file));
  return known.get(file);
};

/** Looks for something in a file. */
type Find<Found> = (context: CheckContext, file: string) => Found[];

/** A large site has few shapes. */
const rememberedShapes = 250;

/** Looks for faults that depend on the shape of a file alone: a shape without faults is not looked at again. */
export const byShape = <Found>(find: Find<Found>): Find<Found> => {
  const sound = createRecent<true>(rememberedShapes);
  return (context, file) => {
    const shape = shapeOfTexts(context, file);
    if (shape !== undefined && sound.get(shape)) return [];
    const found = find(context, file);
    if (shape !== undefined && found.length === 0) sound.set(shape, true);
    return found;
  };
};
