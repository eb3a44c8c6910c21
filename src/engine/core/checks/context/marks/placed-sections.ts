import type { SectionDocument } from '../../../../../generated/types.ts';
import { configFile } from '../../../file-names.ts';
import { layoutPlaces } from '../../../layout-places.ts';
import type { PageFile, SiteSource } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';

/** A section with the place it stands at: on a page, or in the layout around every page. */
export type PlacedSection = { section: SectionDocument; place: Place; locales: string[] };

/** The languages a page exists in, in the order of the configuration. */
export const localesOf = (locales: string[], { document }: PageFile): string[] =>
  document.locales ? locales.filter((locale) => document.locales?.includes(locale)) : locales;

const placeOf = (file: string, pointer: string, section: SectionDocument): Place => ({
  file,
  pointer,
  section: section.id || section.type,
});

const layoutSections = ({ config }: SiteSource, locales: string[]): PlacedSection[] =>
  layoutPlaces(config.layout).map(([pointer, section]) => ({
    section,
    place: placeOf(configFile, pointer, section),
    locales,
  }));

/** Every section of a site with its place: the layout's first, then page by page. */
export const placeSections = (source: SiteSource, locales: string[]): PlacedSection[] => [
  ...layoutSections(source, locales),
  ...source.pages.flatMap((page) =>
    page.document.sections.map((section, index) => ({
      section,
      place: { ...placeOf(page.file, below('/sections', index), section), page: page.document.id },
      locales: localesOf(locales, page),
    })),
  ),
];
