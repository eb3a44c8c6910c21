import type { ComponentType } from 'react';
import type { SectionPropsByType } from '../../generated/types.ts';

/**
 * What a section's root element carries: its anchor and the marks of the testing contract, and its language when that
 * is not its page's.
 */
export type RootAttributes = {
  id: string;
  'data-section': string;
  'data-section-id': string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | undefined;
};

/** The props of a section's component: the document's own, final, and the attributes its root must carry. */
export type SectionProps<Type extends keyof SectionPropsByType> = SectionPropsByType[Type] & {
  root: RootAttributes;
};

type SectionModule<Props> = { Component: ComponentType<Props> };

/** How the code of a section type comes. */
type SectionEntry<Props> = {
  /** Whether the prerendered HTML of the type works without its code, which then is loaded for another page only. */
  isStatic?: boolean;
  /** Returns its module at once when it came with the player. */
  load: () => SectionModule<Props> | Promise<SectionModule<Props>>;
};

/** One entry per section type of the schemas: `satisfies SectionRegistry` holds the two together. */
export type SectionRegistry = {
  [Type in keyof SectionPropsByType]: SectionEntry<SectionProps<Type>>;
};

// biome-ignore lint/suspicious/noExplicitAny: the registry is the one place where props of all types meet
type AnyProps = any;

/** The component of a section type, whichever it is. */
export type SectionComponent = ComponentType<AnyProps>;

/** An entry of whatever type. */
export type AnyEntry = SectionEntry<AnyProps>;
