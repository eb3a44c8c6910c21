const withoutSlash = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The file a route's document is written to, below the output folder. */
export const htmlFile = (path: string): string => `${withoutSlash(path)}.html`;

/** The folder of the payloads, below the output folder. */
export const dataFolder = '_data';

/** The address of a route's payload. The file has the same name below the output folder. */
export const dataPath = (path: string): string => `/${dataFolder}/${withoutSlash(path)}.json`;

/** The path of the route whose payload has an address; undefined for other addresses. */
export const pathOfPayload = (address: string): string | undefined => {
  if (!address.startsWith(`/${dataFolder}/`) || !address.endsWith('.json')) return undefined;
  const path = address.slice(`/${dataFolder}`.length, -'.json'.length);
  return path === '/index' ? '/' : path;
};

/** The files that every site is built with, beside its pages and the files of public. */
export const madeFiles = {
  siteMap: 'sitemap.xml',
  robots: 'robots.txt',
  manifest: 'manifest.webmanifest',
  redirects: '_redirects',
} as const;

/** The pictures that are made of the icon of a site, when it has one. */
export const iconFiles = {
  favicon: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
} as const;

/** The folders that the build and the server fill themselves. */
export const ownFolders: Record<string, string> = {
  [`/${dataFolder}`]: 'the content of pages',
  '/assets': 'scripts, styles and fonts',
  '/functions': 'the functions behind the forms',
  '/share': 'the pictures of shared links',
};

/** The file of the output that tells servers what to answer besides files: addresses, redirects, services. */
export const servedFile = '.site.json';

/** Whether a file is one of the notes and drafts that builds make for themselves. */
export const isNote = (file: string): boolean => file.startsWith('.build.');

/** Whether a file of the output is for builds and servers alone: no page and no public file may stand there. */
export const isReservedFile = (file: string): boolean => isNote(file) || file.split('/')[0] === servedFile;
