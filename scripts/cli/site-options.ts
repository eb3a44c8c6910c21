import path from 'node:path';
import type { Clock } from '../../src/engine/core/types.ts';
import { clockOf } from './clock-of.ts';
import { codeRoot } from './code-root.ts';
import { loadEnvFiles } from './load-env-files.ts';

/** Where a command finds a site and where it puts what it makes. All folders are absolute. */
export type SiteOptions = {
  root: string;
  out: string;
  cache: string;
  quiet: boolean;
  clock: () => Clock;
};

/** What these options say, of a command that has them. */
type Values = {
  root?: string | undefined;
  out?: string | undefined;
  now?: string | undefined;
  drafts?: boolean | undefined;
  quiet?: boolean | undefined;
};

/**
 * What the options say that build, start and dev share: --root, --out (else dist/ in the site's folder), --now (else now),
 * --drafts, and --quiet (always in CI). Settings in `.env` files of the site's folder join the environment. Throws a
 * UsageError for a wrong value.
 */
export const siteOptions = (values: Values): SiteOptions => {
  const root = path.resolve(values.root ?? codeRoot);
  loadEnvFiles(root);
  return {
    root,
    out: path.resolve(values.out ?? path.join(root, 'dist')),
    cache: path.join(codeRoot, '.cache'),
    quiet: values.quiet ?? Boolean(process.env.CI),
    clock: clockOf(values),
  };
};
