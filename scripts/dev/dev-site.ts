import { pathToFileURL } from 'node:url';
import { prepareSite } from '../../src/engine/core/site.ts';
import type { PageData } from '../../src/engine/core/types.ts';
import { bundleCode } from '../build/bundle-code.ts';
import type { PageRenderer } from '../build/render-page.ts';
import { type LocatedProblem, validateSite } from '../validate/validate-site.ts';

/** The site as the dev server shows it: the last content that was right, and what is wrong now. */
export type DevSite = {
  current: () => PageRenderer | undefined;
  problems: () => LocatedProblem[];
  reloadContent: () => Promise<void>;
  reloadCode: () => Promise<void>;
};

type Code = Pick<PageRenderer, 'bundle' | 'render'>;

const loadCode = async (cache: string): Promise<Code> => {
  const { bundle } = await bundleCode(cache);
  const module = (await import(pathToFileURL(bundle.server).href)) as {
    createRenderer: () => Promise<(data: PageData) => string>;
  };
  return { bundle, render: await module.createRenderer() };
};

/** Opens a site for development: reads, checks and bundles it. Content with errors is kept from the screen. */
export const openDevSite = async (root: string, cache: string): Promise<DevSite> => {
  let code = await loadCode(cache);
  let renderer: PageRenderer | undefined;
  let problems: LocatedProblem[] = [];

  const reloadContent = async () => {
    const result = await validateSite(root);
    problems = result.problems.filter(({ severity }) => severity === 'error');
    if (problems.length === 0) renderer = { ...code, site: prepareSite(result.files.source) };
  };

  const reloadCode = async () => {
    code = await loadCode(cache);
    if (renderer) renderer = { ...renderer, ...code };
  };

  await reloadContent();
  return { current: () => renderer, problems: () => problems, reloadContent, reloadCode };
};
