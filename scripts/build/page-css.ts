import { createHash } from 'node:crypto';
import type { Constants } from '../../src/generated/types.ts';
import type { CodeBundle } from './bundle-code.ts';
import { usedVariables } from './used-variables.ts';

/** A stylesheet of the output: its address and its text. */
export type Stylesheet = { path: string; text: string };

const rootVariables = /:root\{([^}]*)\}/;

const isUi = (file: string) => !file.startsWith('./site/sections/');

const motion = ({ heroDelay, heroFade, cardStagger }: Required<Constants>): string =>
  `:root{--duration-hero-delay:${heroDelay}ms;--duration-hero:${heroFade}ms;--duration-stagger:${cardStagger}ms}`;

const layer = (name: string, rules: string) => `@layer ${name}{${rules}}`;

const composeCss = (bundle: CodeBundle, types: string[], constants: Required<Constants>): Stylesheet => {
  const used = new Set(types.flatMap((type) => bundle.styleUse[type] ?? []));
  const files = Object.keys(bundle.styles)
    .filter((file) => used.has(file))
    .sort();
  const rules = (keep: (file: string) => boolean) =>
    files
      .filter(keep)
      .map((file) => bundle.styles[file])
      .join('');
  const [, tokens = ''] = rootVariables.exec(bundle.globalCss) ?? [];
  const layers = [
    layer('global', bundle.globalCss.replace(rootVariables, '') + motion(constants)),
    layer('ui', rules(isUi)),
    layer(
      'sections',
      rules((file) => !isUi(file)),
    ),
  ].join('\n');
  const text = `@layer global,ui,sections;\n@layer global{:root{${usedVariables(tokens, layers)}}}\n${layers}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `/assets/page.${hash}.css`, text };
};

/** Gives the stylesheet of a page by its section types, in any order and with repetitions. */
export type PageCss = (types: string[]) => Stylesheet;

/**
 * Makes the stylesheets of a site: the rules every page shares and those the page's section types use, in an
 * order that depends on the code alone. Layers keep what wins independent of the order in which they are loaded.
 */
export const createPageCss = (bundle: CodeBundle, constants: Required<Constants>): PageCss => {
  const made = new Map<string, Stylesheet>();
  return (types) => {
    const unique = [...new Set(types)].sort();
    const key = unique.join();
    const stylesheet = made.get(key) ?? composeCss(bundle, unique, constants);
    made.set(key, stylesheet);
    return stylesheet;
  };
};
