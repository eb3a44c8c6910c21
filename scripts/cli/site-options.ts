import path from 'node:path';
import type { Clock } from '../../src/engine/core/types.ts';
import { clockOf } from './clock-of.ts';
import { codeRoot } from './code-root.ts';
import { loadEnvFiles } from './load-env-files.ts';
import type { readOptions } from './read-arguments.ts';
import { siteHelp } from './site-help.ts';
import type { siteTable } from './site-table.ts';
import { UsageError } from './usage-error.ts';

/** Where a command finds a site and where it puts what it makes. All are absolute folders but the port. */
export type SiteOptions = {
  root: string;
  out: string;
  cache: string;
  port: number;
  quiet: boolean;
  clock: () => Clock;
};

const portOf = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UsageError(`"${text}" is no port. Name one between 1024 and 65535, such as --port 4173.`);
};

type Values = ReturnType<typeof readOptions<typeof siteTable>>;

/**
 * What the options that build, start and dev share say: --root, --out (else dist/ in the site's folder), --port (else
 * PORT, else `port`; 0 is any that is free), --now (else now), --drafts, --quiet (always in CI), and --help, which ends
 * the command. Settings in `.env` files of the site's folder join the environment. Throws a UsageError for a wrong value.
 */
export const siteOptions = (port: number, values: Values): SiteOptions => {
  if (values.help) {
    console.log(siteHelp());
    process.exit(0);
  }
  const root = path.resolve(values.root ?? codeRoot);
  loadEnvFiles(root);
  return {
    root,
    out: path.resolve(values.out ?? path.join(root, 'dist')),
    cache: path.join(codeRoot, '.cache'),
    port: portOf(values.port ?? (process.env.PORT || String(port))),
    quiet: values.quiet ?? Boolean(process.env.CI),
    clock: clockOf(values),
  };
};
