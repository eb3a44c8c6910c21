import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '../cli/usage-error.ts';

/** The built site and its twin without scripts, served by a process of their own, and every route they answer. */
export type BenchSite = { site: string; twin: string; routes: string[]; stop: () => Promise<unknown> };

/** Builds and serves the site and its twin. */
export const serveBenchSite = async (): Promise<BenchSite> => {
  const script = path.join(import.meta.dirname, 'serve-twins.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => {
      throw new Error('The site could not be built and served.');
    }),
  ]);
  const stop = () => {
    child.stdin.end();
    return ended;
  };
  return { ...(JSON.parse(String(line)) as Omit<BenchSite, 'stop'>), stop };
};

/** These routes of the site. Throws when it has no such route. */
export const knownRoutes = (wanted: string[], routes: string[]): string[] => {
  const unknown = wanted.find((route) => !routes.includes(route));
  if (unknown === undefined) return wanted;
  throw new UsageError(`The site has no page at "${unknown}". Its routes are ${routes.join(', ')}.`);
};
