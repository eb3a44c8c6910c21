import { tokenWriter } from './token-writer.ts';
import { attributesIn, splitRare } from './used-rules.ts';

/** The rules of one class name, and the cascade layer they belong to. */
export type StyleRule = { layer: 'ui' | 'sections'; className: string; css: string };

/** The styles of a code bundle, taken apart as far as they can be before any page is known. */
export type BundledStyles = {
  /** What every page shares. */
  global: string;
  /** The rules of every styled element, in the order in which they stand in stylesheets. */
  rules: StyleRule[];
  /** What only paper and browsers without scripts need. */
  rare: string;
  /** Every attribute that a selector asks for. */
  attributes: string[];
};

const rootVariables = /:root\{([^}]*)\}/;

/** What writes the tokens' values: the rules of the whole page declare them. */
export const tokensOf = (globalCss: string) => tokenWriter(rootVariables.exec(globalCss)?.[1] ?? '');

/** Takes the styles of a bundle apart: what every visitor needs, and what few do. */
export const bundledStyles = (globalCss: string, rules: StyleRule[]): BundledStyles => {
  const write = tokensOf(globalCss);
  const global = splitRare(write(globalCss.replace(rootVariables, '')));
  const split = rules.map((rule) => ({ rule, ...splitRare(write(rule.css)) }));
  return {
    global: global.common,
    rules: split.map(({ rule, common }) => ({ ...rule, css: common })),
    rare: global.rare + split.map(({ rare }) => rare).join(''),
    attributes: attributesIn(global.common + split.map(({ common }) => common).join('')),
  };
};
