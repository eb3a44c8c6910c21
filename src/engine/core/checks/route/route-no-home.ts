import { isPageFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import { notFoundPages } from '../context/links/configured-links.ts';
import { fileNameOf } from '../context/own-names.ts';
import type { Finding } from '../problems/problem.ts';

/** The finding that the page for unknown addresses has the address of the home page. */
const lostAsHome = (file: string, page: string): Finding => ({
  file,
  page,
  pointer: '/path',
  message:
    'This page says that nothing was found ("status": 404), and has the address "/", where everybody enters the site. Give it another address, and "/" to the home page.',
});

/** A site without a page at the address "/". */
export const routeNoHome: Check = {
  id: 'route/no-home',
  severity: 'error',
  description: 'A page has the address /.',
  advice:
    'Whoever types the name of the site, or follows its logo, asks for the address "/". Give one page "path": "/", mostly the one in pages/home.json.',
  run: (context) => {
    const { source, unreadable } = context;
    const isHome = ({ document }: (typeof source.pages)[number]) => document.path === '/';
    // A page that cannot be read may be the one.
    const lost = source.pages.find((page) => isHome(page) && page.document.status === 404);
    // A "status" that is there by mistake is reported by `route/not-found-status`.
    if (lost && notFoundPages(context).has(lost.document.id))
      return [lostAsHome(lost.file, lost.document.id)];
    if (source.pages.some(isHome) || [...unreadable].some(isPageFile)) return [];
    const meant = source.pages.find((page) => ['home', 'index'].includes(fileNameOf(page)));
    if (!meant) return [];
    const { file, document } = meant;
    const at = document.path === undefined ? { pointer: '', missing: 'path' } : { pointer: '/path' };
    const message =
      'No page has the address "/", where everybody enters the site. This one seems meant: write "path": "/".';
    return [{ file, page: document.id, ...at, message, suggestion: '/' }];
  },
};
