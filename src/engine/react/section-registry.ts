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

type SectionType = keyof SectionPropsByType;

type SectionModule<Props> = { Component: ComponentType<Props> };

/** How the code of section types comes, each for itself; at once when it came with the player. */
export type LiveSections = {
  [Type in SectionType]: () => SectionModule<SectionProps<Type>> | Promise<SectionModule<SectionProps<Type>>>;
};

/** The code of all section types of the schemas. */
export type SectionRegistry<Live extends SectionType> = {
  /** Types whose prerendered HTML needs their code. */
  live: Pick<LiveSections, Live>;
  /** All others: their prerendered HTML works as it is, and their code is loaded for another page only. */
  loadStatic: () => Promise<{ [Type in Exclude<SectionType, Live>]: SectionModule<SectionProps<Type>> }>;
};

// biome-ignore lint/suspicious/noExplicitAny: the registry is the one place where props of all types meet
type AnyProps = any;

type AnyModule = SectionModule<AnyProps>;

/** The component of a section type, whichever it is. */
export type SectionComponent = ComponentType<AnyProps>;

/** A registry of whatever types. */
export type AnyRegistry = {
  live: Record<string, () => AnyModule | Promise<AnyModule>>;
  loadStatic: () => Promise<Record<string, AnyModule>>;
};
