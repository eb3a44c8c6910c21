/** An `&` in a drawing begins the name of a sign; drawings with a list of names of their own may use these. */
const sign = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/.source;
const ownSign = /&[\w:.-]+;/.source;

const tokensOf = (signs: string): RegExp => {
  const value = `"(?:[^"<&]|${signs})*"|'(?:[^'<&]|${signs})*'`;
  return new RegExp(
    [
      '<!--[\\s\\S]*?-->',
      '<!\\[CDATA\\[[\\s\\S]*?\\]\\]>',
      '<\\?[\\s\\S]*?\\?>',
      '<!DOCTYPE[^>[]*(?:\\[[\\s\\S]*?\\]\\s*)?>',
      '</(?<end>[\\w:.-]+)\\s*>',
      `<(?<name>[\\w:.-]+)(?<attributes>(?:\\s+[\\w:.-]+\\s*=\\s*(?:${value}))*)\\s*(?<single>/?)>`,
      '(?<text>[^<&]+)',
      `(?<sign>${signs})`,
    ].join('|'),
    'giy',
  );
};

const plain = tokensOf(sign);
const withOwnSigns = tokensOf(`${sign}|${ownSign}`);

const namesIn = (attributes: string): string[] =>
  [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map(([, name = '']) => name);

const isTwice = (names: string[]): boolean => new Set(names).size < names.length;

/** A root stands alone: around it there may be nothing but spaces, and no sign. */
const isOutside = (open: string[], { text, sign: entity }: Record<string, string | undefined>): boolean =>
  open.length === 0 && ((text ?? '').trim() !== '' || entity !== undefined);

/** Whether a text is one well-formed document of XML: browsers show nothing of a drawing that is not. */
export const isWellFormed = (xml: string): boolean => {
  const open: string[] = [];
  let roots = 0;
  let read = 0;
  for (const { 0: token, groups = {} } of xml.matchAll(
    /<!DOCTYPE[^>]*\[/i.test(xml) ? withOwnSigns : plain,
  )) {
    const { end, name, attributes = '', single } = groups;
    read += token.length;
    if (isOutside(open, groups) || isTwice(namesIn(attributes))) return false;
    if (end !== undefined && open.pop() !== end) return false;
    if (name === undefined) continue;
    if (open.length === 0) roots += 1;
    if (single !== '/') open.push(name);
  }
  return read === xml.length && open.length === 0 && roots === 1;
};

/** A view box is read as a whole or not at all: four numbers, of which the last two are sizes. */
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
  return isSvg && (box === undefined || isBox(box)) && isWellFormed(text);
};
