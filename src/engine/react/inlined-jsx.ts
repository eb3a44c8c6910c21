import { cloneElement, type ElementType, type JSX } from 'react';
import { jsx as makeElement } from 'react/jsx-runtime';
import { extracted as componentOf } from './extracted.ts';

type Make = (type: ElementType, props: object, key?: string) => JSX.Element;

type Draw = (props: object) => JSX.Element;

/** What the build machine makes of a styled element: a component that can be asked without React. */
type StyledElement = Draw & { draw?: Draw };

/** A styled element for the build machine, where `jsx` asks it at once what it is. */
export const extracted = (tag: ElementType, className: string): StyledElement => {
  const component = componentOf(tag, className) as Draw;
  return Object.assign(component, { draw: component });
};

/**
 * Makes elements for the build machine. A styled element is made what it is at once: as a component of its own, as in
 * a browser, it would have React render it, which takes longer than all else that is done for it.
 */
export const jsx: Make = (type, props, key) => {
  const draw = typeof type === 'function' ? (type as StyledElement).draw : undefined;
  if (draw === undefined) return makeElement(type, props, key);
  const element = draw(props);
  return key === undefined ? element : cloneElement(element, { key });
};

/** The same for elements with several children, which the compiler tells apart. */
export const jsxs = jsx;

export { Fragment } from 'react/jsx-runtime';
