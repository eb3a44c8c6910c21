import { publicFile } from '../file-names.ts';
import { htmlFile } from '../output-paths.ts';
import { pageIdOf } from '../page-link.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { ownFolders, publicFolders } from './context/links/own-folders.ts';
import { pathPlace } from './context/links/path-place.ts';
import { oncePerPlace } from './problems/place-keys.ts';
import type { Finding } from './problems/problem.ts';

/** Documents of the public folder in the place of those that the build writes. */
const publicDocuments = ({ source, manifest }: CheckContext): Finding[] => {
  const documents = Object.keys(source.assets).filter((url) => url.endsWith('.html'));
  if (documents.length === 0) return [];
  const written = new Map(manifest.routes.map(({ path, pageId }) => [`/${htmlFile(path)}`, pageId]));
  return documents.flatMap((url): Finding[] => {
    const pageId = written.get(url) ?? (url === '/404.html' ? pageIdOf(source.config.notFound) : undefined);
    if (pageId === undefined) return [];
    const message = `This file has the name of the document that is made of the page "${pageId}". Remove it, or call it otherwise.`;
    return [{ file: publicFile(url), pointer: '', message }];
  });
};

/** Addresses that belong to files of the built site: a host would send those, or not know which. */
export const routeReserved: Check = {
  id: 'route/reserved',
  severity: 'error',
  description: 'No page has the address of a folder of files, and none that stands for the home page.',
  advice:
    'At "/images" the host looks for pictures, and at "/index" it finds the home page; a page of that address is seen by some visitors and not by others. Give the page another address, such as "/pictures".',
  run: (context) => {
    const { source, manifest, pages } = context;
    const folders = new Map([...publicFolders(context), ...Object.entries(ownFolders)]);
    const findings = manifest.routes.flatMap((route): Finding[] => {
      const first = /^\/[^/]*/.exec(route.path)?.[0] ?? '/';
      const isWhole = first === route.path;
      const page = pages.get(route.pageId);
      const filled = isWhole || ownFolders[first] !== undefined ? folders.get(first) : undefined;
      if (!page || (filled === undefined && route.path !== '/index')) return [];
      const reason = filled === undefined ? 'a host shows the home page' : `the site has ${filled}`;
      const message = `At "${route.path}" ${reason}. Give this page another address.`;
      return [{ ...pathPlace(source, page, route.locale), message, names: [route.pageId] }];
    });
    return [...oncePerPlace(findings), ...publicDocuments(context)];
  },
};
