import type { SectionDocument } from '../../../generated/types.ts';
import type { Route } from '../addresses/routes.ts';
import type { Site } from '../site.ts';
import type { ResolvedSection } from '../types.ts';
import { dirOf } from '../words/locale-config-of.ts';
import { resolveFrame } from './resolve-frame.ts';
import { type Resolvers, resolveProps } from './resolve-props.ts';
import { resolversOf } from './resolvers-of.ts';
import { isTranslated, policyOf } from './untranslated.ts';

type Props = ResolvedSection['props'];

const resolveOwn = (site: Site, section: SectionDocument, resolvers: Resolvers): Props =>
  resolveProps(section.props, site.shapes[section.type], resolvers) as Props;

/** How one section becomes final: in its page's words, in those of the default language, or as a part of the frame. */
type SectionResolvers = {
  own: (section: SectionDocument) => ResolvedSection;
  foreign: SectionResolvers['own'];
  frame: SectionResolvers['own'];
};

/** The functions that make the sections of a page final. */
export const sectionResolvers = (site: Site, route: Route): SectionResolvers => {
  const { defaultLocale: lang } = site.source.config;
  const resolvers = resolversOf(site, route);
  const inDefault = { ...resolvers, text: resolversOf(site, { ...route, locale: lang }).text };
  // Settings of a section for the checks and the clock do not concern its visitors.
  const withProps = ({ type, id }: SectionDocument, props: Props): ResolvedSection => ({ type, id, props });
  return {
    own: (section) => withProps(section, resolveOwn(site, section, resolvers)),
    foreign: (section) => ({
      ...withProps(section, resolveOwn(site, section, inDefault)),
      lang,
      dir: dirOf(site.source.config, lang),
    }),
    frame: (section) => resolveFrame(site, section, route),
  };
};

/** The sections of a page in a language. If words are missing, the policy of the language decides. */
export const sectionsOf = (
  site: Site,
  { pageId, locale }: Route,
  { own, foreign, frame }: SectionResolvers,
): ResolvedSection[] => {
  const page = site.pages.get(pageId);
  const { config, locales } = site.source;
  const policy = policyOf(config, locale);
  const sections = shownSections(site, page?.document.sections ?? []);
  if (!page || policy === 'error') return sections.map(own);
  const known = { locales, shapes: site.shapes };
  const lacking = new Set(sections.filter((section) => !isTranslated(known, { page, section, locale })));
  if (policy === 'hide') return sections.filter((section) => !lacking.has(section)).map(own);
  const shown = sections.map((section) => (lacking.has(section) ? foreign : own)(section));
  const { untranslated } = config.layout;
  return untranslated && lacking.size > 0 ? [frame(untranslated), ...shown] : shown;
};

/** Those of some sections that the site needs: who does not count visitors asks them for no consent. */
export const shownSections = (site: Site, sections: SectionDocument[]): SectionDocument[] =>
  sections.filter(({ type }) => !site.unneeded.has(type));
