import { hash } from 'node:crypto';
import { dataPath, htmlFile } from '../../../src/engine/core/addresses/output-paths.ts';
import type { Route } from '../../../src/engine/core/addresses/routes.ts';
import type { BuildState } from '../../output/build-state.ts';
import type { OutputFolder } from '../../output/output-folder.ts';
import type { Stylesheet } from './page-css.ts';
import type { PageInput } from './render-document.ts';
import { type PageRenderer, pageInput, renderPage } from './render-page.ts';

/** What the next build must know of a route. */
export type WrittenRoute = BuildState['pages'][string];

/** A route, and the key of everything its document depends on. */
type KeyedInput = { input: PageInput; key: string };

/** Bytes are hashed sooner than the text, which would be made of its pieces and encoded for that alone. */
const keyOf = ({ encode }: PageRenderer, { payload, head }: PageInput): string =>
  hash('sha256', encode([...payload, head]), 'base64url').slice(0, 16);

const keyedInput = (renderer: PageRenderer, route: Route): KeyedInput => {
  const input = pageInput(renderer, route);
  return { input, key: keyOf(renderer, input) };
};

const keepRoute = (output: OutputFolder, path: string, key: string): WrittenRoute | undefined => {
  const old = output.state.pages[path];
  if (old?.key !== key) return undefined;
  const files = [htmlFile(path), dataPath(path).slice(1), ...old.css];
  if (!files.every(output.has)) return undefined;
  for (const file of files) output.keep(file);
  return old;
};

/** Writes a stylesheet where there is none. Returns its file. */
const keepStylesheet = (output: OutputFolder, { path, text }: Stylesheet): string => {
  const file = path.slice(1);
  if (!output.has(file)) output.write(file, text);
  output.keep(file);
  return file;
};

const writeRoute = (
  renderer: PageRenderer,
  { input, key }: KeyedInput,
  output: OutputFolder,
): WrittenRoute => {
  const { path } = input.route;
  output.write(dataPath(path).slice(1), renderer.encode(input.payload));
  const { html, stylesheets } = renderPage(renderer, input);
  const css = [stylesheets.own, stylesheets.rest].map((stylesheet) => keepStylesheet(output, stylesheet));
  output.write(htmlFile(path), renderer.encode(html));
  return { key, css };
};

/** Writes the document and the payload of a route, after the stylesheets it needs, unless they are as they were. */
export const writeIfChanged = (renderer: PageRenderer, output: OutputFolder, route: Route): WrittenRoute => {
  const keyed = keyedInput(renderer, route);
  return keepRoute(output, route.path, keyed.key) ?? writeRoute(renderer, keyed, output);
};

/** Writes the stylesheet that every page of a site names. */
export const writeStyles = ({ pageCss: { rare } }: PageRenderer, output: OutputFolder): void =>
  output.write(rare.path.slice(1), rare.text);

/**
 * Writes the routes that have changed. Returns what the next build must know of each. One page at a time: each is
 * forgotten once it is written.
 */
export const writePages = (
  renderer: PageRenderer,
  output: OutputFolder,
  routes: Iterable<Route>,
): BuildState['pages'] => {
  const pages: BuildState['pages'] = {};
  for (const route of routes) pages[route.path] = writeIfChanged(renderer, output, route);
  return pages;
};

/** Writes the routes of some pages and keeps all others. Returns what the next build must know of each. */
export const writeAmongKept = (
  renderer: PageRenderer,
  output: OutputFolder,
  isEdited: (route: Route) => boolean,
): BuildState => {
  const pages: BuildState['pages'] = {};
  for (const route of renderer.site.manifest.byPath.values()) {
    const before = output.state.pages[route.path];
    const kept = isEdited(route) || !before ? undefined : keepRoute(output, route.path, before.key);
    pages[route.path] = kept ?? writeIfChanged(renderer, output, route);
  }
  return { pages };
};

/**
 * Writes the routes of edited pages, if nothing else was edited, and removes stylesheets that no page names any longer.
 * Returns what the next build must know of all pages.
 */
export const writeChangedPages = (
  renderer: PageRenderer,
  output: OutputFolder,
  routes: Route[],
): BuildState => {
  const keyed = routes.map((route) => keyedInput(renderer, route));
  const changed = keyed.filter(({ input, key }) => output.state.pages[input.route.path]?.key !== key);
  if (changed.length === 0) return output.state;
  const pages = { ...output.state.pages };
  const before = new Set(changed.flatMap(({ input }) => pages[input.route.path]?.css ?? []));
  for (const each of changed) pages[each.input.route.path] = writeRoute(renderer, each, output);
  const named = new Set(Object.values(pages).flatMap(({ css }) => css));
  for (const css of before) if (!named.has(css)) output.remove(css);
  return { pages };
};
