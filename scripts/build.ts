import { buildSite } from './build/build-site.ts';
import { commandProgress } from './cli/progress.ts';
import { reportFailure } from './cli/report-failure.ts';
import { siteOptions } from './cli/site-options.ts';

try {
  const { quiet, ...options } = siteOptions(0);
  await buildSite({ ...options, progress: commandProgress(quiet) });
} catch (error) {
  process.exitCode = reportFailure(error);
}
