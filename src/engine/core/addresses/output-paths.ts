const withoutSlash = (path: string) => (path === '/' ? 'index' : path.slice(1));

/** The file a route's document is written to, below the output folder. */
export const htmlFile = (path: string): string => `${withoutSlash(path)}.html`;

/** The address of a route's payload. The file has the same name below the output folder. */
export const dataPath = (path: string): string => `/_data/${withoutSlash(path)}.json`;

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
