import { createHash } from 'node:crypto';
import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';

/** A styled component as Emotion leaves it: its tag and its rules, not yet serialised. */
type StyledComponent = { __emotion_base: unknown; __emotion_styles: never[]; withComponent: unknown };

type SerializedStyles = { name: string; styles: string; next?: SerializedStyles };

export type ExtractedComponent = { name: string; tag: string; className: string };

/** What one module of styles becomes: its components as tag and class name, and its rules as CSS. */
export type ExtractedModule = { components: ExtractedComponent[]; css: string };

const isStyled = (value: unknown): value is StyledComponent =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && '__emotion_styles' in value;

const isSerialized = (value: unknown): value is SerializedStyles =>
  typeof value === 'object' && value !== null && 'name' in value && 'styles' in value;

const toCss = (source: string) => serialize(compile(source), stringify);

/** Five characters keep the class names in the HTML short; the collision check of extractStyles keeps them safe. */
const shortName = (text: string) =>
  `s${createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`;

const serializeStatic = (component: StyledComponent, where: string): SerializedStyles => {
  const functions = (component.__emotion_styles as unknown[]).filter((part) => typeof part === 'function');
  if (functions.length > 0) {
    throw new Error(
      `${where} has a style that depends on props. Use a data attribute and a selector for it instead.`,
    );
  }
  return serializeStyles(component.__emotion_styles, {}, {}) as SerializedStyles;
};

const withKeyframes = (styles: SerializedStyles): string[] => {
  const keyframes: string[] = [];
  for (let next = styles.next; next; next = next.next) keyframes.push(toCss(next.styles));
  return keyframes;
};

const extractComponent = (name: string, component: StyledComponent, file: string) => {
  const where = `${file}: ${name}`;
  const tag = component.__emotion_base;
  if (typeof tag !== 'string')
    throw new Error(`${where} wraps a component. Style an element and pass \`as\` instead.`);
  const styles = serializeStatic(component, where);
  const className = shortName(styles.styles);
  const css = [...withKeyframes(styles), toCss(`.${className}{${styles.styles}}`)].join('');
  return { component: { name, tag, className }, css, styles: styles.styles };
};

/**
 * The rules of one module of styles. Exports made with `styled` become class names; exports made with `css` are
 * rules of the whole page. Throws with file and name where a style cannot be known before a page is rendered.
 */
export const extractModule = (file: string, exports: Record<string, unknown>): ExtractedModule => {
  const styled = Object.entries(exports).filter((entry): entry is [string, StyledComponent] =>
    isStyled(entry[1]),
  );
  const globals = Object.values(exports).filter(isSerialized);
  const extracted = styled.map(([name, component]) => extractComponent(name, component, file));
  return {
    components: extracted.map(({ component }) => component),
    css: [...globals.map(({ styles }) => toCss(styles)), ...extracted.map(({ css }) => css)].join(''),
  };
};

/** The rules of all modules. Throws when two different rules got the same class name. */
export const extractStyles = (
  modules: Record<string, Record<string, unknown>>,
): Record<string, ExtractedModule> => {
  const result = Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [file, extractModule(file, exports)] as const),
  );
  const rules = new Map<string, string>();
  for (const [file, exports] of Object.entries(modules)) {
    for (const [name, component] of Object.entries(exports)) {
      if (!isStyled(component)) continue;
      const { styles, component: made } = extractComponent(name, component, file);
      if ((rules.get(made.className) ?? styles) !== styles)
        throw new Error(`${file}: ${name} shares a class name`);
      rules.set(made.className, styles);
    }
  }
  return result;
};

/** The module that stands in for a module of styles in every bundle: elements with class names, no Emotion. */
export const extractedSource = ({ components }: ExtractedModule, runtime: string): string =>
  [
    `import { extracted } from ${JSON.stringify(runtime)};`,
    ...components.map(
      ({ name, tag, className }) =>
        `export const ${name} = /* @__PURE__ */ extracted('${tag}', '${className}');`,
    ),
  ].join('\n');
