const prefix = 'page:';

/** How content links to a page, in whatever language that is read, and perhaps to a place on it: `#team`. */
export const linkToPage = (id: string, hash = ''): string => prefix + id + hash;

/** Reads `page:about-us#team`; undefined for every other link. */
export const parsePageLink = (link: string): { pageId: string; hash: string } | undefined => {
  if (!link.startsWith(prefix)) return undefined;
  const [pageId = '', anchor] = link.slice(prefix.length).split('#');
  return { pageId, hash: anchor === undefined ? '' : `#${anchor}` };
};

/** The page that a setting names: these lead to whole pages. */
export const pageIdOf = (link: string): string =>
  link.startsWith(prefix) ? link.slice(prefix.length) : link;
