import type { SectionDocument } from '../../generated/types.ts';
import { perSource } from './per-source.ts';
import { resolveProps } from './resolve-props.ts';
import { resolversOf, type Seen } from './resolvers-of.ts';
import type { Route } from './routes.ts';
import type { Shape } from './shape.ts';
import type { Site } from './site.ts';
import type { ResolvedSection } from './types.ts';

/** A section of the frame in one language: what every page shows of it, and which props speak of the page itself. */
type Frame = { section: ResolvedSection; icons: Set<string>; ofPage: [name: string, shape: Shape][] };

const frameOf = (site: Site, { type, id, props }: SectionDocument, route: Route): Frame => {
  const shape = site.shapes[type];
  const resolved: ResolvedSection['props'] = { ...props };
  const icons = new Set(site.drawnIcons[type]);
  const ofPage: Frame['ofPage'] = [];
  for (const [name, own] of Object.entries(shape?.kind === 'object' ? shape.props : {})) {
    const seen: Seen = { icons: new Set(), ofPage: false };
    const value = resolveProps(props[name], own, resolversOf(site, route, seen));
    if (seen.ofPage) ofPage.push([name, own]);
    else if (value !== undefined) {
      resolved[name] = value;
      for (const icon of seen.icons) icons.add(icon);
    }
  }
  return { section: { type, id, props: resolved }, icons, ofPage };
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
export const resolveFrame = (
  site: Site,
  section: SectionDocument,
  { route, seen }: { route: Route; seen: Seen },
): ResolvedSection => {
  const frame = keptFrame(site, section, route);
  for (const icon of frame.icons) seen.icons.add(icon);
  if (frame.ofPage.length === 0) return frame.section;
  const resolvers = resolversOf(site, route, { ...seen, ofPage: false });
  const own = frame.ofPage.map(([name, shape]) => [
    name,
    resolveProps(section.props[name], shape, resolvers),
  ]);
  return { ...frame.section, props: { ...frame.section.props, ...Object.fromEntries(own) } };
};
