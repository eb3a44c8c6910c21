import type { SectionDocument } from '../../../../../generated/types.ts';
import type { PageFile, SiteSource } from '../../../types.ts';
import { below, type Place } from '../../problems/problem.ts';

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

const layoutSections = ({ config }: SiteSource, locales: string[]): PlacedSection[] => {
  const { before, after, error, untranslated } = config.layout;
  const named: [string, SectionDocument][] = [
    ...before.map((section, index): [string, SectionDocument] => [below('/layout/before', index), section]),
    ...after.map((section, index): [string, SectionDocument] => [below('/layout/after', index), section]),
    ...(error ? [['/layout/error', error] satisfies [string, SectionDocument]] : []),
    ...(untranslated ? [['/layout/untranslated', untranslated] satisfies [string, SectionDocument]] : []),
  ];
  return named.map(([pointer, section]) => ({
    section,
    place: placeOf('site.config.json', pointer, section),
    locales,
  }));
};

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
