import { demandPort, listen, stopOnSignal } from './cli/listen.ts';
import { duration } from './cli/progress.ts';
import { reportFailure } from './cli/report-failure.ts';
import { siteOptions } from './cli/site-options.ts';
import { createDevServer } from './dev/dev-server.ts';
import { type DevSite, openDevSite } from './dev/dev-site.ts';
import { watchSite } from './dev/watch-site.ts';

const report = (site: DevSite, what: string, since: number) => {
  const { problems } = site.state();
  const done = `${what} in ${duration(performance.now() - since)}`;
  console.log(problems.length === 0 ? done : `${done}: ${problems.length} problem(s)`);
  for (const { file, line, column, message } of problems)
    console.log(`  ${file}:${line}:${column} ${message}`);
};

const develop = async (): Promise<void> => {
  const started = performance.now();
  const { root, cache, port } = siteOptions(5173);
  await demandPort(port);
  const site = await openDevSite(root, cache);
  const { server, announce } = createDevServer(site);
  const onChange = (what: string, reload: () => Promise<void>) => async () => {
    const since = performance.now();
    await reload();
    announce();
    report(site, `${what} read`, since);
  };
  stopOnSignal(server);
  const address = await listen(server, port);
  watchSite(root, {
    onContent: onChange('content', site.reloadContent),
    onCode: onChange('code', site.reloadCode),
  });
  report(site, `${address} ready`, started);
};

develop().catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
