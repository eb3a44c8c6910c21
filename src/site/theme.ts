import tokens from './tokens.json' with { type: 'json' };

type Variables<Group> = Group extends { $value: unknown }
  ? string
  : { [Key in keyof Group as Key extends `$${string}` ? never : Key]: Variables<Group[Key]> };

type TokenGroup = { [key: string]: unknown };

const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null;

const variable = (path: string[]) => `var(--${path.join('-')})`;

const variablesOf = (group: TokenGroup, path: string[]): unknown => {
  if ('$value' in group) return variable(path);
  const entries = Object.entries(group).filter(([key]) => !key.startsWith('$'));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, variablesOf(value as TokenGroup, [...path, key])]),
  );
};

type Breakpoint = keyof Variables<typeof tokens.breakpoint>;

/** In ems of the browser's own text size: who enlarges it gets the layout that has room for it. */
const ems = (name: Breakpoint, less = 0): string =>
  `${(Number.parseInt(tokens.breakpoint[name].$value, 10) - less) / 16}em`;

/** The Emotion theme: every token as the custom property that holds it. */
export const theme = variablesOf(tokens, []) as Variables<typeof tokens>;

/** A media query for windows from this breakpoint up. */
export const from = (name: Breakpoint): string => `@media (min-width: ${ems(name)})`;

/** A media query for windows narrower than this breakpoint. */
export const below = (name: Breakpoint): string => `@media (max-width: ${ems(name, 1)})`;

/** A media query for text that was enlarged on a small screen: no phone is so narrow otherwise. */
export const cramped = '@media (max-width: 18em)';

/** A media query for windows so low that what stands still in them leaves no room to read: a screen at 400 %. */
export const low = '@media (max-height: 20em)';

/** A media query for all windows that are not low. */
export const notLow = '@media not all and (max-height: 20em)';

/** A media query for windows in which the end of the page's text reaches to where the floating button rests. */
export const besideButton = `${below('tiny')}, (min-width: ${ems('tablet')}) and (max-width: 85em)`;

/**
 * For browsers that draw with the reader's own colours: an element that is only bounded by its surface or shadow gets a
 * line.
 */
export const linedInChosenColors = '@media (forced-colors: active) { border: 1px solid; }';

/** A selector for where no script opens menus: the first one is missing, or it was asked for the player and cannot get it. */
export const unopened = 'html:not([data-boot]) &, html[data-lost]:not([data-ready]) &';

/** A colour let through in part: `share` is between 0 and 1. */
export const translucent = (color: string, share: number): string =>
  `color-mix(in srgb, ${color} ${Math.round(share * 100)}%, transparent)`;

const cssValue = (value: unknown): string => {
  const text = Array.isArray(value) ? arrayValue(value) : String(value);
  return text.replace(/\{([^}]+)\}/g, (_, path: string) => variable(path.split('.')));
};

const arrayValue = (value: unknown[]): string =>
  typeof value[0] === 'number'
    ? `cubic-bezier(${value.join(', ')})`
    : value.map((name) => (/\s/.test(String(name)) ? `"${name}"` : name)).join(', ');

const declarations = (group: TokenGroup, path: string[]): string[] => {
  if ('$value' in group) return [`--${path.join('-')}: ${cssValue(group.$value)};`];
  return Object.entries(group).flatMap(([key, value]) =>
    key.startsWith('$') || key === 'breakpoint' || !isGroup(value) ? [] : declarations(value, [...path, key]),
  );
};

/** The tokens as custom properties of the document. */
export const themeVariables = (): string => declarations(tokens, []).join('\n');
