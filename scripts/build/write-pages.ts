import { createHash } from 'node:crypto';
import { dataPath, htmlFile } from '../../src/engine/core/output-paths.ts';
import type { Route } from '../../src/engine/core/routes.ts';
import type { OutputFolder } from './output-folder.ts';
import { type PageInput, type PageRenderer, pageInput, renderPage } from './render-page.ts';

/** The key of everything a route's document depends on: the resolved page, its head, its stylesheet, the code. */
const inputKey = ({ data, head }: PageInput): string =>
  createHash('sha256').update(JSON.stringify(data)).update(head).digest('base64url').slice(0, 16);

const writeRoute = async (renderer: PageRenderer, route: Route, output: OutputFolder): Promise<string> => {
  const files = { html: htmlFile(route.path), data: dataPath(route.path).slice(1) };
  const input = pageInput(renderer, route);
  const key = inputKey(input);
  await output.write(input.stylesheet.path.slice(1), input.stylesheet.text);
  if (output.state.pages[route.path] === key && output.has(files.html) && output.has(files.data)) {
    output.keep(files.html);
    output.keep(files.data);
    return key;
  }
  await output.write(files.html, renderPage(renderer, input));
  await output.write(files.data, JSON.stringify(input.data));
  return key;
};

/** Writes the document and the payload of every route that changed. Returns the keys for the next build. */
export const writePages = async (
  renderer: PageRenderer,
  output: OutputFolder,
): Promise<Record<string, string>> => {
  const keys: Record<string, string> = {};
  for (const route of renderer.site.manifest.byPath.values()) {
    keys[route.path] = await writeRoute(renderer, route, output);
  }
  return keys;
};
