import { type ComponentType, createElement, type ElementType } from 'react';

type ExtractedProps = { as?: ElementType; className?: string; [prop: string]: unknown };

/**
 * What a styled component of Emotion becomes once its rules are extracted: the element with its class name.
 * No style is computed in the visitor's browser.
 */
export const extracted = (tag: string, className: string): ComponentType<ExtractedProps> => {
  return ({ as, className: more, ...props }) =>
    createElement(as ?? tag, { ...props, className: more ? `${className} ${more}` : className });
};
