import path from 'node:path';
import { UsageError } from './usage-error.ts';

/** Options of npm itself: they may be in the settings of npm and mean nothing here. */
const ofNpm = new Set(['color', 'force', 'help', 'quiet']);

const isTaken = (name: string, environment: NodeJS.ProcessEnv): boolean =>
  !ofNpm.has(name) && Boolean(environment[`npm_config_${name.replaceAll('-', '_')}`]);

const thisRun = () => ({ script: process.argv[1] ?? '', environment: process.env });

/**
 * Throws a UsageError when an option never came to the command, because npm keeps those that do not stand behind two
 * hyphens for itself: `npm run content delete page rewards --check` would delete the page. Only the command that npm
 * itself runs is asked, as those that it starts have the same environment.
 */
export const refuseSwallowed = (options: string[], { script, environment } = thisRun()): void => {
  const command = path.basename(script, '.ts');
  if (environment.npm_lifecycle_event !== command) return;
  const taken = options.filter((name) => isTaken(name, environment)).map((name) => `--${name}`);
  if (taken.length === 0) return;
  throw new UsageError(
    `npm took ${taken.join(' and ')} for itself, and nothing was done. Two hyphens make it pass on all that stands behind them: npm run ${command} -- …`,
  );
};
