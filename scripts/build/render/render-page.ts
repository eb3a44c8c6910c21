import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '../../../src/engine/core/addresses/routes.ts';
import type { Pieces } from '../../../src/engine/core/render/pieces.ts';
import { headOfPage, renderHead } from '../../../src/engine/core/render/render-head.ts';
import type { RenderHtml } from '../../../src/engine/core/render/render-html.ts';
import { resolvePage } from '../../../src/engine/core/resolve/resolve-page.ts';
import type { Site } from '../../../src/engine/core/site.ts';
import type { PageData, ResolvedSection } from '../../../src/engine/core/types.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { componentFile } from '../../site/section-folder.ts';
import { cacheRemoved } from '../code/cache-removed.ts';
import type { CodeBundle } from '../code/code-bundle.ts';
import { asCodeFault } from '../code/code-fault.ts';
import { codePlace, withPlace } from '../code/code-place.ts';
import { createPageCss, type PageCss, type PageStyles } from './page-css.ts';
import { createPayloadText } from './payload-text.ts';
import { createPieceEncoder, type Encode } from './piece-encoder.ts';
import { type PageInput, renderDocument } from './render-document.ts';

/** What renders pages: the site, its code and the function that turns a payload into HTML. */
export type PageRenderer = Code & {
  site: Site;
  pageCss: PageCss;
  payloadText: (data: PageData) => Pieces;
  /** The bytes of a text, valid until the next call. */
  encode: Encode;
};

/** The code that renders: its bundle, loaded. */
export type Code = { bundle: CodeBundle; render: RenderHtml };

/** Loads the renderer of a bundle. Throws with the place in the sources when a module throws meanwhile. */
export const loadCode = async (bundle: CodeBundle): Promise<Code> => {
  try {
    const module = (await import(pathToFileURL(bundle.server).href)) as {
      createRenderer: () => Promise<Code['render']>;
    };
    return { bundle, render: await module.createRenderer() };
  } catch (error) {
    const placed = withPlace(error, codePlace(error, path.dirname(bundle.server)));
    throw cacheRemoved(asCodeFault(placed), bundle.server);
  }
};

/** Joins a site and its code. */
export const createPageRenderer = (site: Site, code: Code): PageRenderer => ({
  ...code,
  site,
  pageCss: createPageCss(code.bundle.styles, site.settings.constants),
  payloadText: createPayloadText(),
  encode: createPieceEncoder(),
});

/** A rendered route: its document and the stylesheets it names. */
type RenderedPage = { html: Pieces; stylesheets: PageStyles };

/** Resolves a route: its payload and its head. Cheap beside rendering. */
export const pageInput = ({ site, bundle, payloadText }: PageRenderer, route: Route): PageInput => {
  const page = resolvePage(site, route);
  const { description: _, canonical: __, alternates: ___, ...shown } = page;
  const head = headOfPage(site, route, page);
  const data = { page: shown, head, code: bundle.version };
  return { route, data, payload: payloadText(data), head: renderHead(site, route, { page, head }) };
};

/** The section that cannot be rendered, also by itself. */
const failingSection = ({ render, site }: PageRenderer, { data }: PageInput): ResolvedSection | undefined => {
  const { page } = data;
  return [...page.before, ...page.sections, ...page.after].find((section) => {
    try {
      render({ ...data, page: { ...page, before: [], sections: [section], after: [] } }, site.shapes);
      return false;
    } catch {
      return true;
    }
  });
};

/** Renders a route. Throws with the names of the page, of the section and of its component when it cannot be rendered. */
export const renderPage = (renderer: PageRenderer, input: PageInput): RenderedPage => {
  const { site, bundle, render, pageCss } = renderer;
  try {
    const body = render(input.data, site.shapes);
    const stylesheets = pageCss.of([`<html dir="${input.data.page.dir}">`, ...body]);
    const { own, rest } = stylesheets;
    const styles = { own: own.path, rest: rest.path, rare: pageCss.rare.path };
    return { stylesheets, html: renderDocument({ site, bundle, input, body, styles }) };
  } catch (error) {
    const { path: address, pageId } = input.route;
    const section = failingSection(renderer, input);
    const place = codePlace(error, path.dirname(bundle.server));
    const what = section
      ? `the section "${section.id}" of the page "${pageId}" (${place ?? componentFile(section.type)})`
      : `the page "${pageId}"${place ? ` (${place})` : ''}`;
    const message = `${address}: ${what} could not be rendered: ${(error as Error).message}`;
    // Where the place in the sources is known, the stack says no more.
    const Failure = place === undefined ? Error : UsageError;
    throw new Failure(message, { cause: error });
  }
};
