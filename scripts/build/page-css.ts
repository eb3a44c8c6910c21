import { createHash } from 'node:crypto';
import type { Constants } from '../../src/generated/types.ts';
import type { CodeBundle, StyleRule } from './bundle-code.ts';
import { usedVariables } from './used-variables.ts';

/** A stylesheet of the output: its address and its text. */
export type Stylesheet = { path: string; text: string };

const rootVariables = /:root\{([^}]*)\}/;
const classAttribute = /\sclass="([^"]+)"/g;

const motion = ({ heroDelay, heroFade, cardStagger }: Required<Constants>): string =>
  `:root{--duration-hero-delay:${heroDelay}ms;--duration-hero:${heroFade}ms;--duration-stagger:${cardStagger}ms}`;

const layer = (name: string, rules: string) => `@layer ${name}{${rules}}`;

const named = (name: string, text: string): Stylesheet => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `/assets/${name}.${hash}.css`, text };
};

/** Rules in their layers, after the global rules and the tokens they all use. */
const compose = (bundle: CodeBundle, rules: StyleRule[], global: string): string => {
  const cssOf = (name: StyleRule['layer']) =>
    rules
      .filter((rule) => rule.layer === name)
      .map(({ css }) => css)
      .join('');
  const layers = [layer('global', global), layer('ui', cssOf('ui')), layer('sections', cssOf('sections'))];
  const [, tokens = ''] = rootVariables.exec(bundle.globalCss) ?? [];
  const used = usedVariables(tokens, layers.join(''));
  return `@layer global,ui,sections;\n@layer global{:root{${used}}}\n${layers.join('\n')}`;
};

/** The classes an HTML document uses. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));

/** The stylesheets of a site: `of` a document's body, and `all` for every page once it is interactive. */
export type PageCss = { of: (body: string) => Stylesheet; all: Stylesheet };

/**
 * Makes the stylesheets of a site. A document's holds the rules every page shares and those of the classes it
 * uses, in an order that depends on the code alone. The whole, loaded when the page becomes interactive, serves
 * what appears later, here or on other pages.
 */
export const createPageCss = (bundle: CodeBundle, constants: Required<Constants>): PageCss => {
  const made = new Map<string, Stylesheet>();
  const global = bundle.globalCss.replace(rootVariables, '') + motion(constants);
  const of: PageCss['of'] = (body) => {
    const classes = classesIn(body);
    const rules = bundle.rules.filter(({ className }) => classes.has(className));
    const key = rules.map(({ className }) => className).join();
    const stylesheet = made.get(key) ?? named('page', compose(bundle, rules, global));
    made.set(key, stylesheet);
    return stylesheet;
  };
  return { of, all: named('site', compose(bundle, bundle.rules, global)) };
};
