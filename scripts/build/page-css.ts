import { createHash } from 'node:crypto';
import type { Constants } from '../../src/generated/types.ts';
import type { CodeBundle } from './bundle-code.ts';
import { usedVariables } from './used-variables.ts';

/** A stylesheet of the output: its address and its text. */
export type Stylesheet = { path: string; text: string };

const rootVariables = /:root\{([^}]*)\}/;

const isUi = (file: string) => !file.startsWith('./site/sections/');

/** Modules named late.styles.ts style what appears only once the page is interactive: menus, tooltips, messages. */
const isLate = (file: string) => /(?:^|[./])late\.styles\.ts$/.test(file);

const motion = ({ heroDelay, heroFade, cardStagger }: Required<Constants>): string =>
  `:root{--duration-hero-delay:${heroDelay}ms;--duration-hero:${heroFade}ms;--duration-stagger:${cardStagger}ms}`;

const layer = (name: string, rules: string) => `@layer ${name}{${rules}}`;

const named = (name: string, text: string): Stylesheet => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `/assets/${name}.${hash}.css`, text };
};

/** The rules of some modules of styles in their layers, after the global rules and the tokens they all use. */
const compose = (bundle: CodeBundle, files: string[], global: string): string => {
  const rules = (kept: string[]) => kept.map((file) => bundle.styles[file]).join('');
  const sorted = [...files].sort();
  const layers = [
    layer('global', global),
    layer('ui', rules(sorted.filter(isUi))),
    layer('sections', rules(sorted.filter((file) => !isUi(file)))),
  ].join('\n');
  const [, tokens = ''] = rootVariables.exec(bundle.globalCss) ?? [];
  return `@layer global,ui,sections;\n@layer global{:root{${usedVariables(tokens, layers)}}}\n${layers}`;
};

/** The stylesheets of a site: one by the section types of a page, and one that every page loads when it is interactive. */
export type PageCss = { of: (types: string[]) => Stylesheet; late: Stylesheet };

/**
 * Makes the stylesheets of a site. A page's has the rules every page shares and those its section types use, in
 * an order that depends on the code alone; layers keep what wins independent of the order of loading.
 */
export const createPageCss = (bundle: CodeBundle, constants: Required<Constants>): PageCss => {
  const made = new Map<string, Stylesheet>();
  const global = bundle.globalCss.replace(rootVariables, '') + motion(constants);
  const make = (types: string[]): Stylesheet => {
    const files = new Set(
      types.flatMap((type) => bundle.styleUse[type] ?? []).filter((file) => !isLate(file)),
    );
    return named('page', compose(bundle, [...files], global));
  };
  const of: PageCss['of'] = (types) => {
    const unique = [...new Set(types)].sort();
    const stylesheet = made.get(unique.join()) ?? make(unique);
    made.set(unique.join(), stylesheet);
    return stylesheet;
  };
  return { of, late: named('late', compose(bundle, Object.keys(bundle.styles).filter(isLate), '')) };
};
