import type { Font, GlyphRun } from 'fontkit';

/** The place of a title: its box, and the size of its letters when there is room. */
export type TitlePlace = { x: number; y: number; width: number; height: number; fontSize: number };

type Part = { run: GlyphRun; scale: number };
type Word = { parts: Part[]; width: number };
type Line = { words: Word[]; width: number };

const lineHeight = 1.04;
const tracking = -0.03;
const space = 0.24;
const smallest = 0.35;

const fontFor = (fonts: Font[], character: string): Font | undefined =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** A word in pieces that one font can draw; undefined when no font has one of its letters. */
const pieces = (fonts: Font[], text: string): { font: Font; text: string }[] | undefined => {
  const found: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontFor(fonts, character);
    if (!font) return undefined;
    const last = found.at(-1);
    if (last && last.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
};

const advance = ({ run, scale }: Part): number => run.advanceWidth * scale + tracking * run.glyphs.length;

const measure = (fonts: Font[], text: string): Word | undefined => {
  const parts = pieces(fonts, text)?.map(({ font, text: piece }) => ({
    run: font.layout(piece),
    scale: 1 / font.unitsPerEm,
  }));
  return parts && { parts, width: parts.reduce((sum, part) => sum + advance(part), 0) };
};

/** Words into lines, greedily; widths are in letter sizes. */
const wrapped = (words: Word[], room: number): Line[] => {
  const lines: Line[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const width = line ? line.width + space + word.width : 0;
    if (line && width <= room) Object.assign(line, { words: [...line.words, word], width });
    else lines.push({ words: [word], width: word.width });
  }
  return lines;
};

/** The narrowest room that needs no further line, so that lines come out alike in length. */
const balanced = (words: Word[], room: number): Line[] => {
  const count = wrapped(words, room).length;
  let narrow = room;
  while (narrow > 1 && wrapped(words, narrow - 0.1).length === count) narrow -= 0.1;
  const lines = wrapped(words, narrow);
  return lines.every((line) => line.width <= room) ? lines : wrapped(words, room);
};

/** Smaller letters are better than a fourth line, until they are two thirds of their full size. */
const reads = (lines: Line[], size: number, { fontSize }: TitlePlace) =>
  lines.length <= 3 || size < fontSize * 0.66;

const fits = (lines: Line[], size: number, { width, height }: TitlePlace) =>
  lines.length * lineHeight * size <= height && lines.every((line) => line.width * size <= width);

const fitted = (words: Word[], place: TitlePlace): { lines: Line[]; size: number } => {
  for (let size = place.fontSize; size > place.fontSize * smallest; size -= 2) {
    const lines = wrapped(words, place.width / size);
    if (reads(lines, size, place) && fits(lines, size, place))
      return { lines: balanced(words, place.width / size), size };
  }
  const size = place.fontSize * smallest;
  return { lines: balanced(words, place.width / size), size };
};

type Pen = { x: number; y: number; size: number };

const partOutlines = ({ run, scale }: Part, { x, y, size }: Pen): string => {
  const unit = scale * size;
  let left = x;
  const outlines = run.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = run.positions[index] ?? {};
    const path = glyph.path.transform(unit, 0, 0, -unit, left + xOffset * unit, y).toSVG();
    left += xAdvance * unit + tracking * size;
    return path;
  });
  return outlines.join('');
};

const lineOutlines = ({ words }: Line, pen: Pen): string => {
  let { x } = pen;
  const outlines = words.flatMap(({ parts }) => {
    const drawn = parts.map((part) => {
      const path = partOutlines(part, { ...pen, x });
      x += advance(part) * pen.size;
      return path;
    });
    x += space * pen.size;
    return drawn;
  });
  return outlines.join('');
};

const rounded = (outlines: string) =>
  outlines.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/**
 * A title drawn as outlines: wrapped, made as large as its place allows, and centred in its height. Undefined when
 * the fonts lack a letter of it: better no title than boxes in its place.
 */
export const titleOutlines = (fonts: Font[], title: string, place: TitlePlace): string | undefined => {
  const words = title
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => measure(fonts, word));
  if (!words.every((word) => word !== undefined)) return undefined;
  const { lines, size } = fitted(words, place);
  const top = place.y + (place.height - lines.length * lineHeight * size) / 2;
  const drawn = lines.map((line, row) =>
    lineOutlines(line, { x: place.x, y: top + (row + 0.8) * lineHeight * size, size }),
  );
  return rounded(drawn.join(''));
};
