import { isDeepStrictEqual } from 'node:util';
import { localeFile } from '../../src/engine/core/file-names.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import type { SectionDocument } from '../../src/generated/types.ts';
import { filesWith, isPlain } from './files-with.ts';
import type { RememberedPage } from './remember-page.ts';

/** A page as it was when the site was last looked at, and as it is. */
export type PageEdit = { before: RememberedPage; now: RememberedPage };

/** The surroundings of edited pages: their site as it is, and its other pages, read only when they are needed. */
type Around = { root: string; source: SiteSource; others: () => RememberedPage[] };

const withoutSections = ({ document, ...page }: PageFile): unknown => {
  const { sections: _, ...others } = document;
  return JSON.parse(JSON.stringify({ ...page, document: others }));
};

/** Whether other pages see a page as before, apart from its sections. */
export const isSameOutline = (before: PageFile, now: PageFile): boolean =>
  isDeepStrictEqual(withoutSections(before), withoutSections(now));

const sectionsOf = ({ outline: { document } }: RememberedPage): SectionDocument[] => document.sections;

/** The names of sections that went, or are shown at other times. */
const lostPlaces = ({ before, now }: PageEdit): string[] =>
  sectionsOf(before)
    .filter((section) => !sectionsOf(now).some((other) => isDeepStrictEqual(other, section)))
    .map(({ id }) => id);

/** Whether nothing outside of a page leads to a section that it has lost. */
const keepsPlaces = (edit: PageEdit, edits: PageEdit[], { root, source, others }: Around): boolean => {
  const lost = lostPlaces(edit);
  if (lost.length === 0) return true;
  if (!lost.every(isPlain)) return false;
  const around = [...others(), ...edits.filter((other) => other !== edit).map(({ now }) => now)];
  const files = around.map(({ outline }) => outline.file);
  const words = Object.keys(source.locales).map(localeFile);
  // A link may take the place's name from a fact.
  const places = ['#%{', ...lost.map((id) => `#${id}`)];
  const config = JSON.stringify(source.config);
  return (
    !places.some((place) => config.includes(place)) &&
    filesWith(root, [...words, ...files], places).size === 0
  );
};

/** Whether sections come, go and change places so that no link leads to one that is gone. */
export const keepPlaces = (edits: PageEdit[], around: Around): boolean =>
  edits.every((edit) => keepsPlaces(edit, edits, around));
