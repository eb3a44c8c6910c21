import type { RenderHtml } from './engine/core/render/render-html.ts';
import { createHtmlRenderer } from './engine/react/html-renderer.tsx';
import { createSectionCode } from './engine/react/section-code.ts';
import { sections } from './site/sections/index.ts';

/** Loads every section once and returns the function that renders any page. */
export const createRenderer = async (): Promise<RenderHtml> => {
  const code = createSectionCode(sections);
  const types = [sections.live, await sections.loadStatic()].flatMap(Object.keys);
  await code.load(types);
  return createHtmlRenderer(code);
};
