import { createHash } from 'node:crypto';
import type { Pieces } from '../../../src/engine/core/pieces.ts';
import { createRecent } from '../../../src/engine/core/recent.ts';
import type { Constants } from '../../../src/generated/types.ts';
import type { BundledStyles, StyleRule } from '../code/bundled-styles.ts';
import { usedRules } from '../code/used-rules.ts';
import { attributeReader, type HtmlAttributes } from './attribute-reader.ts';

/** A stylesheet of the output: its address and its text. */
export type Stylesheet = { path: string; text: string };

const fontFace = /@font-face\{[^}]*\}/g;

const motion = ({ heroDelay, heroFade, cardStagger }: Required<Constants>): string =>
  `:root{--duration-hero-delay:${heroDelay}ms;--duration-hero:${heroFade}ms;--duration-stagger:${cardStagger}ms}`;

const order = '@layer global,ui,sections,rare;';

const layer = (name: string, rules: string) => `@layer ${name}{${rules}}`;

const named = (name: string, text: string): Stylesheet => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `/assets/${name}.${hash}.css`, text };
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

/** The stylesheets of a site: `of` a document, `all` for every page once it is interactive, `rare` for few visitors. */
export type PageCss = { of: (html: Pieces) => Stylesheet; all: Stylesheet; rare: Stylesheet };

/**
 * Makes the stylesheets of a site. That of a document holds the shared rules and those of the classes it uses, in an
 * order that depends on the code alone, without rules for attributes that the document lacks. The whole, loaded when
 * the page becomes interactive, serves what appears later, here or on other pages. Rules for paper, without scripts or
 * for chosen colours are a file of their own, which others need not wait for.
 */
export const createPageCss = (styles: BundledStyles, constants: Required<Constants>): PageCss => {
  const made = new Map<string, Stylesheet>();
  const byAttributes = createRecent<Stylesheet>(rememberedDocuments);
  const { rules } = styles;
  const global = styles.global + motion(constants);
  const { written, read } = attributeReader(styles.attributes);
  const stylesheetFor = ({ classes, present }: HtmlAttributes): Stylesheet => {
    const own = rules.filter(({ className }) => classes.has(className));
    const key = [...own.map(({ className }) => className), ...present].join();
    const used = (css: string) => usedRules(css, (attribute) => present.has(attribute));
    const make = () => {
      const kept = own.map((rule) => ({ ...rule, css: used(rule.css) }));
      return named('page', compose(layersOf(used(global), kept)));
    };
    const stylesheet = made.get(key) ?? make();
    made.set(key, stylesheet);
    return stylesheet;
  };
  const of: PageCss['of'] = (html) => {
    const attributes = written(html);
    const known = byAttributes.get(attributes);
    if (known) return known;
    const stylesheet = stylesheetFor(read(attributes));
    byAttributes.set(attributes, stylesheet);
    return stylesheet;
  };
  // A document's own stylesheet brings the fonts: naming them again would lay out every text a second time.
  const all = named('site', compose(layersOf(global.replaceAll(fontFace, ''), rules)));
  return { of, all, rare: named('rare', compose([layer('rare', styles.rare)])) };
};
