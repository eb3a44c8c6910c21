import { parsePageLink } from '../../addresses/page-link.ts';
import { objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../problems/problem.ts';
import { notFoundPath } from './not-found-path.ts';

/** The page for unknown addresses under an address that no host knows it by. */
export const routeNotFoundPath: Check = {
  id: 'route/not-found-path',
  severity: 'error',
  description: 'The page for addresses that do not exist has the address /404.',
  advice:
    'The site is a folder of files, and hosts show 404.html at every address that does not exist. They know no other name: under another one visitors with a mistyped address see the host’s own error page. Give the page that "notFound" of site.config.json names "path": "/404". Those of collections, such as /solutions/404, may have any address.',
  run: ({ given, source, manifest, defaultLocale }) => {
    const id = parsePageLink(source.config.notFound)?.pageId ?? '';
    const path = manifest.byPage.get(id)?.get(defaultLocale)?.path;
    const index = source.pages.findIndex(({ document }) => document.id === id);
    const page = source.pages[index];
    // A page without the status, at the home's address, or beside one that is /404, is told by other checks.
    if (page?.document.status !== 404 || path === undefined || path === '/') return [];
    if (manifest.byPath.has(notFoundPath)) return [];
    // An address that is written so badly that it is not used is told by `route/bad-path`.
    if (objectOf(given.pages[index]?.document).path !== page.document.path) return [];
    const message = `This page is shown for addresses that do not exist, and hosts look for it at no other address than "${notFoundPath}". Here it has "${path}": write "path": "${notFoundPath}".`;
    const at = page.document.path === undefined ? { pointer: '', missing: 'path' } : { pointer: '/path' };
    const finding: Finding = { file: page.file, page: id, ...at, message, suggestion: notFoundPath };
    return [finding];
  },
};
