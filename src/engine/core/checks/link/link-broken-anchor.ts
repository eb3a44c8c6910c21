import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { configuredLinks } from '../context/links/configured-links.ts';
import { type Link, linkTarget } from '../context/links/links.ts';
import { misspeltSections } from '../context/marks/misspelt-sections.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { dependsOnVisitor, type Placement, placementOfSection } from '../context/schemas/section-marks.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { unknownWords } from './unknown-words.ts';

const framing: Placement[] = ['layout.before', 'layout.after'];

/**
 * The sections that are around every page, in its document: without those that stand in for others, or come later if at
 * all.
 */
const layoutIds = ({ sections, source: { schemas } }: CheckContext): Set<string> =>
  new Set(
    sections
      .filter(({ place }) => place.page === undefined && framing.includes(placementOfSection(place.pointer)))
      .filter(({ section: { type } }) => !dependsOnVisitor(schemas[sectionSchemaFile(type)]))
      .map(({ section }) => section.id),
  );

const idsByPage = (context: CheckContext): Map<string, Set<string>> => {
  const layout = layoutIds(context);
  return new Map(
    [...context.pages].map(([id, { document }]) => [
      id,
      new Set([...document.sections.map((own) => own.id), ...layout]),
    ]),
  );
};

/** Redirects lead to places on pages as links do. */
const redirectsOf = ({ source: { config } }: CheckContext): Pick<Link, 'target' | 'value' | 'place'>[] =>
  configuredLinks(config)
    .filter(({ kind }) => kind === 'redirect')
    .map(({ pointer, link }) => ({
      value: link,
      target: linkTarget(link, config.origin),
      place: { file: configFile, pointer },
    }));

/** Whether a section of the page, or of the layout around it, is called almost so: `ref/misspelt-id` tells it there. */
const isMisspelt = (context: CheckContext, page: string | undefined, anchor: string): boolean =>
  misspeltSections(context).some(
    ({ placed: { place }, meant }) => (place.page === page || place.page === undefined) && meant === anchor,
  );

/** A link to a place that its page does not have: the page, the text behind the #, and the ids that exist. */
type Broken = Pick<Link, 'target' | 'value' | 'place'> & {
  page: string | undefined;
  anchor: string;
  ids: Set<string>;
};

const brokenLinks = (context: CheckContext): Broken[] => {
  const byPage = idsByPage(context);
  return [...context.links, ...redirectsOf(context)].flatMap(({ target, value, place }) => {
    if (target.kind !== 'page' && target.kind !== 'anchor') return [];
    const page = target.kind === 'page' ? target.pageId : place.page;
    const ids = page === undefined ? layoutIds(context) : byPage.get(page);
    const { anchor } = target;
    if (anchor === undefined || ids === undefined || ids.has(anchor)) return [];
    if (isMisspelt(context, page, anchor)) return [];
    if (context.unreadable.has(context.pages.get(page ?? '')?.file ?? '')) return [];
    return [{ target, value, place, page, anchor, ids }];
  });
};

/** The section that a link means, when not the link is misspelt but its id: the site has its words nowhere else. */
const misspeltSection = (context: CheckContext, { page, anchor, ids }: Broken): PlacedSection | undefined => {
  const id = onlySlip(anchor, ids);
  if (id === undefined || unknownWords(context, id) <= unknownWords(context, anchor)) return undefined;
  return context.sections.find(
    ({ section, place }) => section.id === id && (place.page === page || place.page === undefined),
  );
};

const toldAtSection = ({ section, place }: PlacedSection, { anchor }: Broken): Finding => ({
  ...place,
  pointer: below(place.pointer, 'id'),
  ...withSuggestion(`Links lead to "#${anchor}", and this section is called "${section.id}".`, anchor),
});

const toldAtLink = (context: CheckContext, { target, value, place, page, anchor, ids }: Broken): Finding => {
  if (anchor === '') {
    const page = value.slice(0, -1);
    const whole = page === '' ? 'where it leads, such as "page:home"' : `"${page}" for the whole page`;
    const message = `"${value}" names no place of the page. Write the id of a section behind the #, or ${whole}.`;
    return { ...place, message };
  }
  const nearest = closest(anchor, ids);
  const where = page === undefined ? 'The layout' : `The page "${page}"`;
  const known = `Write the id of one of its sections: ${[...ids].join(', ')}.`;
  const onPage = nearest && `${value.slice(0, value.indexOf('#') + 1)}${nearest}`;
  const pageId = parsePageLink(anchor)?.pageId ?? anchor;
  const suggestion = target.kind === 'anchor' && context.pages.has(pageId) ? linkToPage(pageId) : onPage;
  const told = withSuggestion(`${where} has no section "${anchor}".`, suggestion, known);
  return { ...place, ...told, named: { sections: [anchor] } };
};

/** Links to a place on a page that has no section of that name. */
export const linkBrokenAnchor: Check = {
  id: 'link/broken-anchor',
  severity: 'error',
  description: 'A link to a place on a page names a section of that page.',
  advice:
    'The page opens, but at its top instead of the place that was promised. Use the "id" of a section of that page behind the #. Example: "page:about-us#tem" should be "page:about-us#team".',
  run: (context) => {
    const findings = brokenLinks(context).map((link) => {
      const section = misspeltSection(context, link);
      return section ? toldAtSection(section, link) : toldAtLink(context, link);
    });
    return oncePerPlace(findings);
  },
};
