import { compile, type Element, RULESET, serialize, stringify } from 'stylis';

const attributeSelector = /\[([\w-]+)(?:(\^?=)['"]?([^'"\]]*)['"]?)?\]/g;
const innermostArguments = /:[\w-]+\([^()]*\)/g;

/** Attributes that the boot script sets before the rest of the rules is there. */
const setEarly = new Set([
  'data-boot',
  'data-floating',
  'data-lost',
  'data-reveal',
  'data-scrolled',
  'data-waiting',
]);

/** A selector without the arguments of :not(), :is() and their like: they may hold what no element has. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replace(innermostArguments, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/** The attributes a selector asks for, each as an HTML document would begin to write it. */
const attributesOf = (selector: string): string[] =>
  [...withoutArguments(selector).matchAll(attributeSelector)]
    .filter(([, name = '']) => !setEarly.has(name))
    .map(([, name, operator, value]) => ` ${name}="${operator ? value : ''}${operator === '=' ? '"' : ''}`);

/** Whether an attribute, as a document would begin to write it, stands on an element of the page. */
export type HasAttribute = (attribute: string) => boolean;

/** Whether an element with every attribute that a selector asks for may be on the page. */
export const canMatch = (selector: string, has: HasAttribute): boolean => attributesOf(selector).every(has);

/** Every attribute that the selectors of a stylesheet ask for. */
export const attributesIn = (css: string): string[] => [...new Set(attributesOf(css))];

const isRare = ({ type, value }: Element) =>
  type === '@media' && /\bprint\b|scripting:\s*none|forced-colors/.test(value);

/** Rules in two parts: those for paper, for browsers without scripts and for chosen colours, and all others. */
export const splitRare = (css: string): { common: string; rare: string } => {
  const elements = compile(css);
  const textOf = (rare: boolean) =>
    serialize(
      elements.filter((element) => isRare(element) === rare),
      stringify,
    );
  return { common: textOf(false), rare: textOf(true) };
};

/** The rules that can match an element: every attribute they ask for is one that the page has. */
export const usedRules = (css: string, has: HasAttribute): string => {
  const write: typeof stringify = (element, ...rest) => {
    if (element.type === RULESET && Array.isArray(element.props)) {
      element.props = element.props.filter((selector) => canMatch(selector, has));
    }
    return stringify(element, ...rest);
  };
  return serialize(compile(css), write);
};
