import type { ComponentType } from 'react';
import type { SectionPropsByType } from '../../generated/types.ts';

/** What a section's root element carries: its anchor and the marks of the testing contract. */
export type RootAttributes = { id: string; 'data-section': string; 'data-section-id': string };

/** The props of a section's component: the document's own, final, and the attributes its root must carry. */
export type SectionProps<Type extends keyof SectionPropsByType> = SectionPropsByType[Type] & {
  root: RootAttributes;
};

/** One loader per section type of the schemas: `satisfies SectionLoaders` holds the two together. */
export type SectionLoaders = {
  [Type in keyof SectionPropsByType]: () => Promise<{ Component: ComponentType<SectionProps<Type>> }>;
};

// biome-ignore lint/suspicious/noExplicitAny: the registry is the one place where props of all types meet
export type SectionComponent = ComponentType<any>;

/** The components that are loaded, by section type. */
export type SectionComponents = Record<string, SectionComponent>;

/** Loads the components of these section types. A type without a loader is left out: it draws nothing. */
export const loadSections = async (
  loaders: SectionLoaders,
  types: Iterable<string>,
): Promise<SectionComponents> => {
  const known = [...new Set(types)].filter((type): type is keyof SectionLoaders => type in loaders);
  const loaded = await Promise.all(
    known.map(async (type) => [type, (await loaders[type]()).Component] as const),
  );
  return Object.fromEntries(loaded);
};
