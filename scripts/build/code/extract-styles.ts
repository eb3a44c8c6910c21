import { hash } from 'node:crypto';
import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { hasEvenBraces } from './has-even-braces.ts';

/** A styled component as Emotion leaves it: its tag and its rules, not yet serialised. */
type StyledComponent = { __emotion_base: unknown; __emotion_styles: never[] };

type SerializedStyles = { name: string; styles: string; next?: SerializedStyles };

/** A styled element: its tag, its class name and the rules of that class. */
type ExtractedElement = { name: string; tag: string; className: string; css: string };

/** What one module of styles becomes: its elements, and the rules that belong to no element. */
export type ExtractedModule = { elements: ExtractedElement[]; global: string };

const isStyled = (value: unknown): value is StyledComponent =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && '__emotion_styles' in value;

const isSerialized = (value: unknown): value is SerializedStyles =>
  typeof value === 'object' && value !== null && 'name' in value && 'styles' in value;

const toCss = (source: string) => serialize(compile(source), stringify);

const demandEvenBraces = (source: string, where: string): void => {
  if (!hasEvenBraces(source))
    throw new Error(`${where} has a brace too many or too few. Give each { of its rules one }.`);
};

const checkedCss = (source: string, where: string): string => {
  demandEvenBraces(source, where);
  return toCss(source);
};

/** Four characters keep the class names in the HTML short; demandUnique keeps them safe. */
const shortName = (text: string) => `s${hash('sha256', text, 'base64url').replace(/[-_]/g, '').slice(0, 4)}`;

const serializeStatic = (component: StyledComponent, where: string): SerializedStyles => {
  const functions = (component.__emotion_styles as unknown[]).filter((part) => typeof part === 'function');
  if (functions.length > 0) {
    throw new Error(
      `${where} has a style that depends on props. Use a data attribute and a selector for it instead.`,
    );
  }
  return serializeStyles(component.__emotion_styles, {}, {}) as SerializedStyles;
};

const keyframesOf = (styles: SerializedStyles, where: string): string[] => {
  const keyframes: string[] = [];
  for (let next = styles.next; next; next = next.next) keyframes.push(checkedCss(next.styles, where));
  return keyframes;
};

const extractElement = (name: string, component: StyledComponent, where: string): ExtractedElement => {
  const tag = component.__emotion_base;
  if (typeof tag !== 'string')
    throw new Error(`${where} wraps a component. Style an element and pass \`as\` instead.`);
  const styles = serializeStatic(component, where);
  const className = shortName(styles.styles);
  demandEvenBraces(styles.styles, where);
  const css = [...keyframesOf(styles, where), toCss(`.${className}{${styles.styles}}`)].join('');
  return { name, tag, className, css };
};

/**
 * The rules of one module of styles. Exports made with `styled` become class names; exports made with `css` are
 * rules of the whole page. Throws with file and name where a style cannot be known before a page is rendered.
 */
export const extractModule = (file: string, exports: Record<string, unknown>): ExtractedModule => {
  const entries = Object.entries(exports);
  const styled = entries.filter((entry): entry is [string, StyledComponent] => isStyled(entry[1]));
  const globals = entries.filter((entry): entry is [string, SerializedStyles] => isSerialized(entry[1]));
  return {
    elements: styled.map(([name, component]) => extractElement(name, component, `${file}: ${name}`)),
    global: globals.map(([name, { styles }]) => checkedCss(styles, `${file}: ${name}`)).join(''),
  };
};

const demandUnique = (modules: Record<string, ExtractedModule>): void => {
  const rules = new Map<string, string>();
  for (const [file, { elements }] of Object.entries(modules)) {
    for (const { name, className, css } of elements) {
      if ((rules.get(className) ?? css) !== css) throw new Error(`${file}: ${name} shares a class name`);
      rules.set(className, css);
    }
  }
};

/** The rules of all modules. Throws when two different rules got the same class name. */
export const extractStyles = (
  modules: Record<string, Record<string, unknown>>,
): Record<string, ExtractedModule> => {
  const extracted = Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [file, extractModule(file, exports)] as const),
  );
  demandUnique(extracted);
  return extracted;
};

/** The module that stands in for a module of styles in every bundle: elements with class names, no Emotion. */
export const extractedSource = ({ elements }: ExtractedModule, runtime: string): string =>
  [
    `import { extracted } from ${JSON.stringify(runtime)};`,
    ...elements.map(
      ({ name, tag, className }) =>
        `export const ${name} = /* @__PURE__ */ extracted('${tag}', '${className}');`,
    ),
  ].join('\n');
