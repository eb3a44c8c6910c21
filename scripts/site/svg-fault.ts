import type { Asset } from '../../src/engine/core/types.ts';

type SvgFault = NonNullable<Asset['fault']>;

/** Parts that no drawing needs, and remains of a merge; each is searched at its beginning. */
const patterns: [RegExp, SvgFault['kind']][] = [
  [/^(<{7}|={7}|>{7})( |\r?$)/m, 'conflict'],
  [/<script\b/i, 'script'],
  [/(?<=<[^<>]*\s)on[a-z]{3,}\s*=\s*["']/i, 'script'],
  [/(?<=<[^<>]*\s)(xlink:)?href\s*=\s*["']\s*javascript:/i, 'script'],
  [
    /(?<=<(?:[\w-]+:)?(?:a|feImage|image|link|pattern|\w*Gradient|use)\b[^<>]*\s)(?:xlink:)?href\s*=\s*["']\s*(?:https?:)?\/\//i,
    'external',
  ],
  [
    /(?<=<(?:[\w-]+:)?(?:feImage|image)\b[^<>]*\s)(?:xlink:)?href\s*=\s*["']\s*(?!data:)[^\s"'#]/i,
    'external',
  ],
  [/<\?xml-stylesheet\b/i, 'external'],
  [/@import\s*(?:url\(|["'])/i, 'external'],
  [/\burl\(\s*["']?\s*(?:https?:)?\/\//i, 'external'],
];

/** A hint of each of these: hardly a drawing has any, and looking behind every letter takes long. */
const hint =
  /^[<=>]{7}|<script|\son[a-z]+\s*=|javascript:|href\s*=\s*["']\s*(?:https?:)?\/\/|<\?xml-style|image\b|@import|url\(\s*["']?\s*(?:https?:)?\/\//im;

/** The name of a view box in other capitals than those that browsers know. */
const miscasedBox = /(?!viewBox)[vV][iI][eE][wW][bB][oO][xX](?<=<[^<>]*\s\w+)\s*=\s*["']/;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A comment does nothing; its line breaks count. */
const withoutComments = (svg: string): string =>
  svg.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** What a file holds instead of a drawing: pictures made of pixels are known by their first signs, read as a text. */
const strangers: [RegExp, SvgFault['kind']][] = [
  [/^\s*$/, 'empty'],
  [/^\s*(<!doctype html|<html)\b/i, 'page'],
  [/^(\uFFFDPNG|GIF8|RIFF|\uFFFD{3})/, 'pixels'],
  // Some programs give the address a short name first: <!ENTITY ns_svg "http://www.w3.org/2000/svg">.
  [
    /^(?![\s\S]*(?:\sxmlns(?::[\w-]+)?\s*=|<!ENTITY\s+\w+)\s*["']http:\/\/www\.w3\.org\/2000\/svg["'])[\s\S]*?<svg\b/,
    'nameless',
  ],
];

/** What is wrong with the text of a drawing, whatever it shows: the first such place. */
export const svgFault = (svg: string): SvgFault | undefined => {
  const stranger = strangers.find(([pattern]) => pattern.test(svg));
  if (stranger) return { kind: stranger[1], line: 1 };
  if (hint.test(svg)) {
    const text = withoutComments(svg);
    for (const [pattern, kind] of patterns) {
      const at = text.search(pattern);
      if (at !== -1) return { kind, line: lineAt(text, at) };
    }
  }
  const box = miscasedBox.test(svg) ? withoutComments(svg).search(miscasedBox) : -1;
  if (box !== -1) return { kind: 'miscased', line: lineAt(svg, box) };
  const isCut = /<svg\b/.test(svg) && !/<\/([\w-]+:)?svg\s*>|<svg\b[^>]*\/>/.test(svg.slice(-1000));
  return isCut ? { kind: 'cut', line: lineAt(svg.trimEnd(), svg.length) } : undefined;
};
