import { ownFolders } from '../../addresses/output-paths.ts';
import type { Check } from '../check.ts';
import { pathPlace } from '../context/links/path-place.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { publicFolders } from './made-files.ts';
import { publicConflicts } from './public-conflicts.ts';

/** Addresses that belong to files of the built site: a host would send those, or not know which. */
export const routeReserved: Check = {
  id: 'route/reserved',
  severity: 'error',
  description:
    'No page has the address of a folder of files, or one that stands for the home page, and no public file the name of one that the build makes.',
  advice:
    'At "/images" the host looks for pictures, and at "/index" it finds the home page; a page of that address is seen by some visitors and not by others. Give the page another address, such as "/pictures". A file public/robots.txt would never be seen, as the build writes that itself: remove it.',
  run: (context) => {
    const { source, manifest, pages } = context;
    const folders = new Map([...publicFolders(context), ...Object.entries(ownFolders)]);
    const conflicts = publicConflicts(context);
    const replaced = new Set(conflicts.flatMap(({ named }) => named?.pages ?? []));
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
    return [...oncePerPlace(findings), ...conflicts];
  },
};
