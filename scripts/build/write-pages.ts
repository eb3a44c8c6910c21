import { createHash } from 'node:crypto';
import { dataPath, htmlFile } from '../../src/engine/core/output-paths.ts';
import type { OutputFolder } from './output-folder.ts';
import { type PageInput, type PageRenderer, pageInput, renderPage } from './render-page.ts';

/** The key of everything a route's document depends on: the resolved page, its head, its stylesheet, the code. */
const inputKey = ({ data, head }: PageInput): string =>
  createHash('sha256').update(JSON.stringify(data)).update(head).digest('base64url').slice(0, 16);

const writeRoute = async (
  renderer: PageRenderer,
  input: PageInput,
  output: OutputFolder,
): Promise<string> => {
  const { path } = input.route;
  const files = { html: htmlFile(path), data: dataPath(path).slice(1) };
  const key = inputKey(input);
  if (output.state.pages[path] === key && output.has(files.html) && output.has(files.data)) {
    output.keep(files.html);
    output.keep(files.data);
    return key;
  }
  await output.write(files.html, renderPage(renderer, input));
  await output.write(files.data, JSON.stringify(input.data));
  return key;
};

/**
 * Writes the document and the payload of every route that changed, after the stylesheets they need. Returns the
 * keys for the next build.
 */
export const writePages = async (
  renderer: PageRenderer,
  output: OutputFolder,
): Promise<Record<string, string>> => {
  const keys: Record<string, string> = {};
  const written = new Set<string>();
  for (const route of renderer.site.manifest.byPath.values()) {
    const input = pageInput(renderer, route);
    for (const { path, text } of input.stylesheets) {
      if (!written.has(path)) await output.write(path.slice(1), text);
      written.add(path);
    }
    keys[route.path] = await writeRoute(renderer, input, output);
  }
  return keys;
};
