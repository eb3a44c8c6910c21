import { htmlFile } from '../../addresses/output-paths.ts';
import { pageIdOf } from '../../addresses/page-link.ts';
import { publicFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { ownFolders, publicFolders } from '../context/links/own-folders.ts';
import { pathPlace } from '../context/links/path-place.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';

/** Documents of the public folder that a host may send in the place of those that the build writes. */
const publicDocuments = ({ source, manifest }: CheckContext): Finding[] => {
  const documents = Object.keys(source.assets).filter((url) => url.endsWith('.html'));
  if (documents.length === 0) return [];
  const written = new Map(manifest.routes.map(({ path, pageId }) => [`/${htmlFile(path)}`, pageId]));
  const lost = pageIdOf(source.config.notFound);
  return documents.flatMap((url): Finding[] => {
    const document = url.replace(/(?<=[^/])\/index\.html$/, '.html');
    const pageId = written.get(document) ?? (url === '/404.html' ? lost : undefined);
    if (pageId === undefined) return [];
    const message = `A host may send this file in the place of the page "${pageId}". Remove it, or call it otherwise.`;
    return [{ file: publicFile(url), pointer: '', message, named: { pages: [pageId] } }];
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
    const documents = publicDocuments(context);
    const replaced = new Set(documents.flatMap(({ named }) => named?.pages ?? []));
    const findings = manifest.routes.flatMap((route): Finding[] => {
      const first = /^\/[^/]*/.exec(route.path)?.[0] ?? '/';
      const isWhole = first === route.path;
      const isOwn = ownFolders[first] !== undefined;
      const page = pages.get(route.pageId);
      const filled = isWhole || isOwn ? folders.get(first) : undefined;
      if (!page || (filled === undefined && route.path !== '/index')) return [];
      // What is in the folder is told at that file.
      if (!isOwn && replaced.has(route.pageId)) return [];
      const reason = filled === undefined ? 'a host shows the home page' : `the site has ${filled}`;
      const other = isOwn || filled === undefined ? '' : ', or that folder another name';
      const message = `At "${route.path}" ${reason}. Give this page another address${other}.`;
      return [{ ...pathPlace(source, page, route.locale), message, named: { pages: [route.pageId] } }];
    });
    return [...oncePerPlace(findings), ...documents];
  },
};
