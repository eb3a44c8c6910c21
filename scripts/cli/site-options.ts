import path from 'node:path';
import type { Clock } from '../../src/engine/core/types.ts';
import { clockOf, clockOptions } from './clock-options.ts';
import { codeRoot } from './code-root.ts';
import { loadEnvFiles } from './load-env-files.ts';
import { readOptions } from './read-arguments.ts';
import { siteHelp } from './site-help.ts';
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

/**
 * The options that build, start and dev share: --root, --out (else dist/ in the site's folder), --port (else PORT, else
 * `port`; 0 is any that is free), --now (else now), --drafts, --quiet (always in CI), and --help, which ends the command.
 * Settings in `.env` files of the site's folder join the environment. Throws a UsageError for an unknown option.
 */
export const siteOptions = (port: number, args = process.argv.slice(2)): SiteOptions => {
  const values = readOptions(args, {
    root: { type: 'string', default: codeRoot },
    out: { type: 'string' },
    port: { type: 'string' },
    ...clockOptions,
    quiet: { type: 'boolean', default: Boolean(process.env.CI) },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) {
    console.log(siteHelp);
    process.exit(0);
  }
  const root = path.resolve(values.root);
  loadEnvFiles(root);
  return {
    root,
    out: path.resolve(values.out ?? path.join(root, 'dist')),
    cache: path.join(codeRoot, '.cache'),
    port: portOf(values.port ?? (process.env.PORT || String(port))),
    quiet: values.quiet,
    clock: clockOf(values),
  };
};
