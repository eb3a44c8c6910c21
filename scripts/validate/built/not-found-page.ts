import type { BuiltCheck } from './built-check.ts';

/** The file that hosts of files show at addresses that do not exist. */
const shown = '404.html';

/** A built site whose visitors are shown nothing of it at an address that does not exist. */
export const notFoundPage: BuiltCheck = {
  id: 'built/not-found-page',
  severity: 'error',
  description: 'The built site has the file 404.html, which hosts show at addresses that do not exist.',
  advice:
    'Hosts of files know no other name: without this file a visitor with a mistyped address sees the host’s own error page. Give the page that "notFound" of site.config.json names "path": "/404", and build again.',
  run: ({ files, name }) =>
    files.has(`/${shown}`)
      ? []
      : [
          {
            file: name,
            message: `There is no ${shown}. Give the page for addresses that do not exist "path": "/404", and build again.`,
          },
        ],
};
