import path from 'node:path';
import { parseArgs } from 'node:util';

const project = path.resolve(import.meta.dirname, '../..');

/** Where a command finds a site and where it puts what it makes. All are absolute folders but the port. */
export type SiteOptions = { root: string; out: string; cache: string; port: number; quiet: boolean };

/**
 * The options that build, start and dev share: --root, --out, --port (else PORT, else `port`), --quiet (always in
 * CI). Another site than this project's is built to dist/ in its own folder. Throws for an unknown option.
 */
export const siteOptions = (port: number, args = process.argv.slice(2)): SiteOptions => {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: project },
      out: { type: 'string' },
      port: { type: 'string', default: process.env.PORT ?? String(port) },
      quiet: { type: 'boolean', default: Boolean(process.env.CI) },
    },
  });
  const root = path.resolve(values.root);
  return {
    root,
    out: path.resolve(values.out ?? path.join(root, 'dist')),
    cache: path.join(project, '.cache'),
    port: Number(values.port),
    quiet: values.quiet,
  };
};
