import { counted } from '../../src/engine/core/counted.ts';
import { type Backend, startBackend } from '../backend/start-backend.ts';
import { isCodeEdited } from '../cache/code-key.ts';
import { codeRoot } from '../cli/code-root.ts';
import type { ExitCode } from '../cli/exit-code.ts';
import { exitCodeOf } from '../cli/exit-code-of.ts';
import { demandPort, listen } from '../cli/listen.ts';
import { portOf } from '../cli/port-of.ts';
import { duration } from '../cli/progress.ts';
import { readOptions } from '../cli/read-arguments.ts';
import { siteOptions } from '../cli/site-options.ts';
import { devTable, siteHelp, usualPorts } from '../cli/site-table.ts';
import { stopOnSignal } from '../cli/stop-on-signal.ts';
import { dataLocation } from '../data/data-location.ts';
import { isSameSite, siteSignature } from '../site/site-signature.ts';
import { watchSite } from '../site/watch-site.ts';
import { problemLine } from './dev-problems.ts';
import { createDevServer } from './dev-server.ts';
import { type DevSite, openDevSite } from './open-dev-site.ts';
import { wakeAt } from './wake-at.ts';

const report = (site: DevSite, what: string, since: number) => {
  const { problems } = site.state();
  const done = `${what} in ${duration(performance.now() - since)}`;
  console.log(problems.length === 0 ? done : `${done}: ${counted(problems.length, 'problem')}`);
  for (const problem of problems) console.log(problemLine(problem));
};

const reportWarnings = (site: DevSite) => {
  const { warnings } = site.state();
  console.log(warnings.length === 0 ? 'no warnings any more' : counted(warnings.length, 'warning'));
  for (const warning of warnings) console.log(problemLine(warning));
};

const help = (): string =>
  siteHelp(
    'npm run dev -- [options]   shows the content while it is edited, with its faults at the foot of the window',
    devTable,
  );

/** Reads the site anew when something is saved, or when its clock says so, and tells open pages and the terminal. */
const followSaves = (root: string, site: DevSite, announce: () => void) => {
  const advise = async () => {
    if (!(await site.advise())) return;
    announce();
    reportWarnings(site);
  };
  const wait = wakeAt(() => saves.content());
  const onChange = (what: string, reload: () => Promise<void>) => async () => {
    const since = performance.now();
    await reload();
    announce();
    wait(site.nextMoment());
    report(site, `${what} read`, since);
    advise().catch(console.error);
  };
  const saves = watchSite(root, {
    onContent: onChange('content', site.reloadContent),
    onCode: onChange('code', site.reloadCode),
    // A half-saved file looks wrong, and is looked at again before that is reported.
    settle: 0,
  });
  return { saves, wait, advise };
};

/** Serves a site with its forms and follows what is saved, also what was saved while it started. */
const develop = async (): Promise<void> => {
  const started = performance.now();
  const values = readOptions(process.argv.slice(2), devTable);
  if (values.help) return console.log(help());
  const { root, cache, clock } = siteOptions(values);
  const port = portOf(values.port, usualPorts.dev);
  await demandPort(port);
  const before = siteSignature(root);
  const site = await openDevSite({ root, cache, clock });
  let backend: Backend | undefined;
  const { server, announce } = createDevServer(site, (...exchange) => backend?.answer(...exchange) ?? false);
  stopOnSignal(server, async () => {
    site.close();
    await backend?.close();
  });
  const address = await listen(server, port);
  const { backendKey = '' } = site.current()?.site.source.config.services ?? {};
  const { env } = process;
  backend = startBackend({ ...dataLocation(env, root), address, env, backendKey, lazy: true, joins: true });
  const { saves, wait, advise } = followSaves(root, site, announce);
  // Files that were saved before the watching began are read as well.
  if (!isSameSite(before, siteSignature(root))) saves.content();
  if (isCodeEdited(codeRoot)) saves.code();
  wait(site.nextMoment());
  report(site, `${address} ready`, started);
  if (backend.outbox) console.log(`mails: ${backend.outbox}`);
  advise().catch(console.error);
};

/** Looks for warnings in a thread, which runs this program as well. */
export { adviseSite } from './advise-site.ts';

/** The command `dev`: serves a site while it is edited. Resolves once it can be seen, or with the code of a failure. */
export const runDev = (): Promise<ExitCode> => exitCodeOf(develop);
