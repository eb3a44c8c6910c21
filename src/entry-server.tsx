import type { PageData } from './engine/core/types.ts';
import { loadSections } from './engine/react/registry.ts';
import { renderToHtml } from './engine/react/render-to-html.tsx';
import { sections } from './site/sections/index.ts';

/** Loads every section once and returns the function that renders any page. */
export const createRenderer = async (): Promise<(data: PageData) => string> => {
  const components = await loadSections(sections, Object.keys(sections));
  return (data) => renderToHtml(data, components);
};
