import { prepareSite } from '../../src/engine/core/site.ts';
import { bundleCode } from '../build/bundle-code.ts';
import { createPageRenderer, loadCode, type PageRenderer } from '../build/render-page.ts';
import { type LocatedProblem, validateSite } from '../validate/validate-site.ts';

/** The site as the dev server shows it: the last content that was right, and what is wrong now. */
export type DevSite = {
  current: () => PageRenderer | undefined;
  problems: () => LocatedProblem[];
  reloadContent: () => Promise<void>;
  reloadCode: () => Promise<void>;
};

/** Opens a site for development: reads, checks and bundles it. Content with errors is kept from the screen. */
export const openDevSite = async (root: string, cache: string): Promise<DevSite> => {
  const bundled = async () => loadCode((await bundleCode(cache)).bundle);
  let code = await bundled();
  let renderer: PageRenderer | undefined;
  let problems: LocatedProblem[] = [];

  const reloadContent = async () => {
    const result = await validateSite(root);
    problems = result.problems.filter(({ severity }) => severity === 'error');
    if (problems.length === 0) renderer = createPageRenderer(prepareSite(result.files.source), code);
  };

  const reloadCode = async () => {
    code = await bundled();
    if (renderer) renderer = createPageRenderer(renderer.site, code);
  };

  await reloadContent();
  return { current: () => renderer, problems: () => problems, reloadContent, reloadCode };
};
