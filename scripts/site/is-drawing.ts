import { SaxesParser } from 'saxes';

/** A document type may give signs names of their own, which the parser does not read. */
const namesSigns = /<!DOCTYPE[^>]*\[/i;
const isOwnSign = ({ message }: Error): boolean => message.endsWith('undefined entity.');

/** The line in which a text stops being a well-formed document of XML: browsers show nothing of a drawing that does. */
export const malformedLine = (xml: string): number | undefined => {
  const mayNameSigns = namesSigns.test(xml);
  const parser = new SaxesParser({ xmlns: true });
  let line: number | undefined;
  parser.on('error', (error) => {
    if (!mayNameSigns || !isOwnSign(error)) line ??= parser.line;
  });
  parser.write(xml).close();
  return line;
};

/** A view box is valid as a whole or not at all: four numbers, the last two of which are sizes. */
const isBox = (box: string): boolean => {
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && !numbers.some(Number.isNaN) && Math.min(...numbers.slice(2)) > 0;
};

/** Whether a browser shows a text as a drawing: well-formed, of the right namespace, with a view box that can be read. */
export const isDrawing = (svg: string): boolean => {
  const text = svg.replace(/^\uFEFF/, '');
  const root = /<(?:[\w-]+:)?svg\b[^>]*>/.exec(text)?.[0];
  const box = /\sviewBox\s*=\s*(["'])(.*?)\1/.exec(root ?? '')?.[2];
  const isSvg = root !== undefined && /=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text);
  return isSvg && (box === undefined || isBox(box)) && malformedLine(text) === undefined;
};
