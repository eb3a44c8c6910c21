import { htmlFile, iconFiles, madeFiles } from './output-paths.ts';
import type { Manifest } from './routes.ts';

/** What the build makes a file of: a page, or something else, in words. */
type MadeOf = { page: string } | { of: string };

const setting = (name: string) => `of "${name}" in site.config.json`;

/**
 * The files that the build of a site makes outside of its own folders, but for the documents at old addresses, and what
 * it makes them of.
 */
export const filesOfBuild = ({
  routes,
  config,
}: Pick<Manifest, 'routes' | 'config'>): Map<string, MadeOf> => {
  const { siteMap, robots, manifest, redirects } = madeFiles;
  const hasRedirects = Object.keys(config.redirects ?? {}).length > 0;
  const icons = config.icon ? Object.values(iconFiles) : [];
  return new Map<string, MadeOf>([
    [siteMap, { of: 'of the pages' }],
    [robots, { of: setting('origin') }],
    [manifest, { of: setting('name') }],
    ...(hasRedirects ? [[redirects, { of: setting('redirects') }] as const] : []),
    ...icons.map((file) => [file, { of: setting('icon') }] as const),
    ...routes.map(({ path, pageId }) => [htmlFile(path), { page: pageId }] as const),
  ]);
};
