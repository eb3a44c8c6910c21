import type { SectionDocument } from '../../../generated/types.ts';
import type { Route } from '../addresses/routes.ts';
import { perSource } from '../memory/per-source.ts';
import type { Shape } from '../schema/shape.ts';
import type { Site } from '../site.ts';
import type { ResolvedSection } from '../types.ts';
import { resolveProps } from './resolve-props.ts';
import { isOfPage, resolversOf } from './resolvers-of.ts';

/** A section of the frame in one language: what every page shows of it, and which props speak of the page itself. */
type Frame = { section: ResolvedSection; ofPage: Record<string, Shape> };

type Props = ResolvedSection['props'];

const frameOf = (site: Site, { type, id, props }: SectionDocument, route: Route): Frame => {
  const shape = site.shapes[type];
  const marked = Object.entries(shape?.kind === 'object' ? shape.props : {});
  const ofPage = Object.fromEntries(
    marked.filter(([name, own]) => isOfPage({ site, route }, props[name], own)),
  );
  const shared = Object.fromEntries(marked.filter(([name]) => !Object.hasOwn(ofPage, name)));
  const resolved = resolveProps(props, { kind: 'object', props: shared }, resolversOf(site, route));
  return { section: { type, id, props: resolved as Props }, ofPage };
};

const keptFrames = perSource<Frame>();

const keptFrame = (site: Site, section: SectionDocument, route: Route): Frame =>
  keptFrames(site.source, `${route.locale} ${section.id} ${section.type}`, () =>
    frameOf(site, section, route),
  );

/**
 * A section of the frame as a page shows it. It is resolved once for all pages of a language, except props that speak
 * of the page. If there are none, all pages get the very same section.
 */
export const resolveFrame = (site: Site, section: SectionDocument, route: Route): ResolvedSection => {
  const { section: kept, ofPage } = keptFrame(site, section, route);
  if (Object.keys(ofPage).length === 0) return kept;
  const props = resolveProps(kept.props, { kind: 'object', props: ofPage }, resolversOf(site, route));
  return { ...kept, props: props as Props };
};
