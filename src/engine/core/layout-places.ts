import type { SectionDocument, SiteConfig } from '../../generated/types.ts';

/** The places of the layout: around every page, and those of the sections that stand in for others. */
export const layoutNames = ['before', 'after', 'error', 'untranslated'] as const;

/** The sections of the layout, each with the pointer to it in the configuration. */
export const layoutPlaces = (layout: SiteConfig['layout']): [pointer: string, section: SectionDocument][] =>
  layoutNames.flatMap((name) => {
    const own = layout[name];
    const pointer = `/layout/${name}`;
    if (Array.isArray(own))
      return own.map((section, index): [string, SectionDocument] => [`${pointer}/${index}`, section]);
    return own === undefined ? [] : [[pointer, own] satisfies [string, SectionDocument]];
  });

/** The sections of the layout. */
export const layoutSections = (layout: SiteConfig['layout']): SectionDocument[] =>
  layoutPlaces(layout).map(([, section]) => section);
