import { resolvePage } from '../../src/engine/core/resolve-page.ts';
import type { Route } from '../../src/engine/core/routes.ts';
import type { Site } from '../../src/engine/core/site.ts';
import type { PageData, ResolvedPage } from '../../src/engine/core/types.ts';
import type { CodeBundle } from './bundle-code.ts';
import { pageCss, type Stylesheet } from './page-css.ts';
import { renderDocument } from './render-document.ts';

/** What renders pages: the site, its code and the function that turns a payload into HTML. */
export type PageRenderer = { site: Site; bundle: CodeBundle; render: (data: PageData) => string };

/** Everything one route becomes. */
export type RenderedPage = { route: Route; html: string; data: PageData; stylesheet: Stylesheet };

const sectionTypes = (page: ResolvedPage): string[] =>
  [...page.before, ...page.sections, ...page.after, ...(page.error ? [page.error] : [])].map(({ type }) => type);

/** Resolves and renders one route. Throws with the page's name when a section cannot be rendered. */
export const renderPage = ({ site, bundle, render }: PageRenderer, route: Route): RenderedPage => {
  const page = resolvePage(site, route);
  const stylesheet = pageCss(bundle, sectionTypes(page), site.settings.constants);
  const data: PageData = { page, css: stylesheet.path, code: bundle.version };
  try {
    const body = render(data);
    return { route, data, stylesheet, html: renderDocument({ site, route, data, body, bundle }) };
  } catch (error) {
    throw new Error(`${route.path}: the page ${route.pageId} could not be rendered: ${(error as Error).message}`);
  }
};
