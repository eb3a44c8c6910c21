import { createHash } from 'node:crypto';
import { dataPath, htmlFile } from '../../src/engine/core/output-paths.ts';
import type { OutputFolder } from './output-folder.ts';
import { type PageInput, type PageRenderer, pageInput, renderPage } from './render-page.ts';

/** The key of everything a route's document depends on: the resolved page, its head, the code. */
const inputKey = ({ data, head }: PageInput): string =>
  createHash('sha256').update(JSON.stringify(data)).update(head).digest('base64url').slice(0, 16);

type Written = { key: string; css: string };

const keepRoute = (output: OutputFolder, path: string, key: string): Written | undefined => {
  const old = output.state.pages[path];
  const files = [htmlFile(path), dataPath(path).slice(1), old?.css ?? ''];
  if (old?.key !== key || !files.every(output.has)) return undefined;
  for (const file of files) output.keep(file);
  return old;
};

const writeRoute = async (
  renderer: PageRenderer,
  input: PageInput,
  output: OutputFolder,
): Promise<string> => {
  const { path } = input.route;
  const { html, stylesheet } = renderPage(renderer, input);
  const css = stylesheet.path.slice(1);
  if (!output.has(css)) await output.write(css, stylesheet.text);
  output.keep(css);
  await output.write(htmlFile(path), html);
  await output.write(dataPath(path).slice(1), JSON.stringify(input.data));
  return css;
};

/**
 * Writes the document and the payload of every route that changed, after the stylesheet it needs. Returns what
 * the next build must know of each.
 */
export const writePages = async (
  renderer: PageRenderer,
  output: OutputFolder,
): Promise<Record<string, Written>> => {
  const { all, rare } = renderer.pageCss;
  for (const { path, text } of [all, rare]) await output.write(path.slice(1), text);
  const routes = [...renderer.site.manifest.byPath.values()].map((route) => {
    const key = inputKey(pageInput(renderer, route));
    return { route, key, kept: keepRoute(output, route.path, key) };
  });
  const kept = routes.flatMap(({ route, kept }) => (kept ? [[route.path, kept] as const] : []));
  if (kept.length < routes.length) await output.remember({ pages: Object.fromEntries(kept) });
  const pages: Record<string, Written> = {};
  for (const { route, key, kept } of routes) {
    const css = kept?.css ?? (await writeRoute(renderer, pageInput(renderer, route), output));
    pages[route.path] = { key, css };
  }
  return pages;
};
