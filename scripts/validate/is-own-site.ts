import path from 'node:path';
import type { SiteFiles } from '../site/site-files.ts';
import type { ValidateOptions } from './validate-options.ts';

/** Whether a site is that of the code's own folder. */
export const isOwnSite = ({ root }: SiteFiles, { project }: ValidateOptions): boolean =>
  project !== undefined && path.resolve(project) === root;
