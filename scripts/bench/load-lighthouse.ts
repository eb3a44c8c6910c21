import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeRoot } from '../cli/code-root.ts';

/** What of Lighthouse's result is read here. */
export type LighthouseResult = {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
  /** How fast the machine was meanwhile. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

type Flags = { port: number; logLevel: string; onlyCategories?: string[]; skipAudits?: string[] };
type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Looks at a page. */
export type LookAt = (url: string, options: Omit<Flags, 'port' | 'logLevel'>) => Promise<LighthouseResult>;

const version = '13.5.0';
const tools = path.join(codeRoot, '.cache/tools');
const folder = path.join(tools, `lighthouse-${version}`);

/** Only those who measure pages need Lighthouse and its hundred packages: npm ci does without them. */
const install = () => {
  console.log(`Lighthouse ${version} is installed to ${path.relative('.', folder)}, once`);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  const { status, error } = spawnSync('npm', [...args, `lighthouse@${version}`], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    rmSync(draft, { recursive: true });
    const why = error ? `: ${error.message}` : '';
    throw new Error(
      `npm could not install lighthouse@${version}${why}. Pages are measured with it: connect to the registry and try again.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
};

/** Lighthouse on a Chromium that listens on a port; installed when it is not there. */
export const loadLighthouse = async (port: number): Promise<LookAt> => {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) install();
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  const lookOnce: LookAt = async (url, options) => {
    const { lhr } = (await lighthouse(url, { port, logLevel: 'silent', ...options })) ?? {};
    if (!lhr) throw new Error(`Lighthouse said nothing about ${url}`);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  };
  // On a busy machine it loses a trace now and then.
  return (url, options) => lookOnce(url, options).catch(() => lookOnce(url, options));
};
