import { compile, DECLARATION, type Element, RULESET, serialize, stringify } from 'stylis';
import { canMatch, type HasAttribute } from './used-rules.ts';

/** Properties that others set, too, without being called like them. */
const families: Record<string, string> = {
  line: 'font',
  ...Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [side, 'inset'])),
  ...Object.fromEntries(['row', 'column'].map((direction) => [direction, 'gap'])),
  ...Object.fromEntries(['align', 'justify'].map((axis) => [axis, 'place'])),
};

/** What a property may have a say in, with all that are called like it: `padding-top` and `padding-block` in one. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const [first = property] = property.replace(/^-\w+-/, '').split('-');
  return families[first] ?? first;
};

const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : []);

const familiesOf = (element: Element): string[] =>
  element.type === DECLARATION && typeof element.props === 'string'
    ? [familyOf(element.props)]
    : childrenOf(element).flatMap(familiesOf);

const isUsed = (element: Element, has: HasAttribute): boolean =>
  element.type === RULESET && Array.isArray(element.props)
    ? element.props.every((selector) => canMatch(selector, has))
    : childrenOf(element).every((child) => isUsed(child, has));

/**
 * What `usedRules` leaves out: a stylesheet that stands after it and makes it whole. Of two rules the later wins, so a
 * used rule is repeated where one before it is in the rest and sets the same.
 */
export const restOfRules = (css: string, has: HasAttribute): string => {
  const set = new Set<string>();
  const isRest = (element: Element) => {
    const own = familiesOf(element);
    if (isUsed(element, has) && !own.some((family) => set.has(family))) return false;
    for (const family of own) set.add(family);
    return true;
  };
  return serialize(compile(css).filter(isRest), stringify);
};
