import { optionRows } from './option-help.ts';
import { buildTable, siteTable } from './site-table.ts';

/** The text behind --help of build, start and dev. */
export const siteHelp = (): string =>
  [
    'npm run build -- [options]   builds the site; nothing is built while the content has errors',
    'npm start -- [options]       builds what is stale, and serves the site with its forms',
    'npm run dev -- [options]     shows the content while it is edited, with its faults above the page',
    '',
    ...optionRows({ ...siteTable, ...buildTable }),
    '',
    'Exit code: 0 done, 1 the content has errors, 2 it could not run.',
  ].join('\n');
