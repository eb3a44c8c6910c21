import { hash } from 'node:crypto';
import { createRecent } from '../../../src/engine/core/memory/recent.ts';
import type { Pieces } from '../../../src/engine/core/render/pieces.ts';
import type { Constants } from '../../../src/generated/types.ts';
import type { BundledStyles, StyleRule } from '../code/bundled-styles.ts';
import { partRules } from '../code/part-rules.ts';
import { siteTokens } from '../code/site-tokens.ts';
import type { HasAttribute } from '../code/used-rules.ts';
import { attributeReader, type HtmlAttributes } from './attribute-reader.ts';

/** A stylesheet of the output: its address and its text. */
export type Stylesheet = { path: string; text: string };

const fontFace = /@font-face\{[^}]*\}/g;

const motion = (constants: Required<Constants>): string => {
  const tokens = Object.entries(siteTokens).map(([token, name]) => `${token}:${constants[name]}ms`);
  return `:root{${tokens.join(';')}}`;
};

const order = '@layer global,ui,sections,rare;';

const layer = (name: string, rules: string) => `@layer ${name}{${rules}}`;

const named = (name: string, text: string): Stylesheet => {
  const key = hash('sha256', text).slice(0, 10);
  return { path: `/assets/${name}.${key}.css`, text };
};

const compose = (layers: string[]): string => [order, ...layers].join('').replaceAll(';}', '}');

const layersOf = (global: string, rules: StyleRule[]): string[] => {
  const cssOf = (name: StyleRule['layer']) =>
    rules
      .filter((rule) => rule.layer === name)
      .map(({ css }) => css)
      .join('');
  return [layer('global', global), layer('ui', cssOf('ui')), layer('sections', cssOf('sections'))];
};

/** Many documents are made of the same elements; of those that are not, some are no use for ever. */
const rememberedDocuments = 250;

/** The stylesheets of a document: its own, and the rest of all rules for when it is interactive. */
export type PageStyles = { own: Stylesheet; rest: Stylesheet };

/** The stylesheets of a site: those `of` a document, and a `rare` one that few visitors need. */
export type PageCss = { of: (html: Pieces) => PageStyles; rare: Stylesheet };

/**
 * Makes the stylesheets of a site. A document's own holds the shared rules and those of the classes it uses, in an order
 * that depends on the code alone, without rules for attributes that the document lacks. The rest, loaded when the page
 * becomes interactive, serves what appears later, here or on other pages. Rules for paper, without scripts or for
 * chosen colours are a file of their own, which others need not wait for.
 */
export const createPageCss = (styles: BundledStyles, constants: Required<Constants>): PageCss => {
  const made = new Map<string, PageStyles>();
  const byAttributes = createRecent<PageStyles>(rememberedDocuments);
  const { rules } = styles;
  const global = styles.global + motion(constants);
  // A document's own stylesheet brings the fonts: naming them again would lay out every text a second time.
  const partGlobal = partRules(global, global.replaceAll(fontFace, ''));
  const parting = rules.map((rule) => ({ rule, part: partRules(rule.css) }));
  const attributes = attributeReader(styles.attributes);
  const stylesFor = ({ classes, present }: HtmlAttributes): PageStyles => {
    const isOwn = ({ className }: StyleRule) => classes.has(className);
    const has: HasAttribute = (attribute) => present.has(attribute);
    const shared = partGlobal(has);
    const own: StyleRule[] = [];
    const later: StyleRule[] = [];
    for (const { rule, part } of parting) {
      const { used, rest } = isOwn(rule) ? part(has) : { used: '', rest: rule.css };
      own.push({ ...rule, css: used });
      later.push({ ...rule, css: rest });
    }
    return {
      own: named('page', compose(layersOf(shared.used, own))),
      rest: named('rest', compose(layersOf(shared.rest, later))),
    };
  };
  const keyOf = ({ classes, present }: HtmlAttributes): string =>
    [...rules.map(({ className }) => className).filter((name) => classes.has(name)), ...present].join();
  const of: PageCss['of'] = (html) => {
    const attributesKey = attributes.keyOf(html);
    const known = byAttributes.get(attributesKey);
    if (known) return known;
    const found = attributes.read(html);
    const key = keyOf(found);
    const stylesheets = made.get(key) ?? stylesFor(found);
    made.set(key, stylesheets);
    byAttributes.set(attributesKey, stylesheets);
    return stylesheets;
  };
  return { of, rare: named('rare', compose([layer('rare', styles.rare)])) };
};
