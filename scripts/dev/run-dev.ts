import { type Backend, startBackend } from '../backend/start-backend.ts';
import { isCodeEdited } from '../cache/code-key.ts';
import { codeRoot } from '../cli/code-root.ts';
import { counted } from '../cli/counted.ts';
import { demandPort, listen, stopOnSignal } from '../cli/listen.ts';
import { duration } from '../cli/progress.ts';
import { readOptions } from '../cli/read-arguments.ts';
import { siteOptions } from '../cli/site-options.ts';
import { siteTable } from '../cli/site-table.ts';
import { dataLocation } from '../data/data-location.ts';
import { isSameSite, siteSignature } from '../site/site-signature.ts';
import { watchSite } from '../site/watch-site.ts';
import { reportFailure } from '../validate/report/report-failure.ts';
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

const develop = async (): Promise<void> => {
  const started = performance.now();
  const { root, cache, port, clock } = siteOptions(5173, readOptions(process.argv.slice(2), siteTable));
  await demandPort(port);
  const before = siteSignature(root);
  const site = await openDevSite({ root, cache, clock });
  let backend: Backend | undefined;
  const { server, announce } = createDevServer(site, (...exchange) => backend?.answer(...exchange) ?? false);
  const onChange = (what: string, reload: () => Promise<void>) => async () => {
    const since = performance.now();
    await reload();
    announce();
    wait(site.nextMoment());
    report(site, `${what} read`, since);
  };
  stopOnSignal(server, () => backend?.close());
  const address = await listen(server, port);
  const { backendKey = '' } = site.current()?.site.source.config.services ?? {};
  const { env } = process;
  backend = startBackend({ ...dataLocation(env, root), address, env, backendKey, lazy: true, joins: true });
  const saves = watchSite(root, {
    onContent: onChange('content', site.reloadContent),
    onCode: onChange('code', site.reloadCode),
    // A half-saved file looks wrong, and is looked at again before that is reported.
    settle: 0,
  });
  // Files that were saved before the watching began are read as well.
  if (!isSameSite(before, siteSignature(root))) saves.content();
  if (isCodeEdited(codeRoot)) saves.code();
  const wait = wakeAt(saves.content);
  wait(site.nextMoment());
  report(site, `${address} ready`, started);
  if (backend.outbox) console.log(`mails: ${backend.outbox}`);
};

/** The command `dev`: serves a site while it is edited. Resolves once it can be seen, with an exit code when it cannot. */
export const runDev = async (): Promise<1 | 2 | undefined> => {
  try {
    await develop();
    return undefined;
  } catch (error) {
    return reportFailure(error);
  }
};
