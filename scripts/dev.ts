import path from 'node:path';
import { siteOptions } from './cli/site-options.ts';
import { createDevServer } from './dev/dev-server.ts';
import { openDevSite } from './dev/dev-site.ts';
import { watchSite } from './dev/watch-site.ts';

const { root, cache, port } = siteOptions(5173);
const started = performance.now();
const dev = await openDevSite(root, cache);
const { server, announce } = createDevServer(dev, path.join(root, 'public'));

const report = (what: string, since: number) => {
  const problems = dev.problems();
  const time = `${Math.round(performance.now() - since)} ms`;
  console.log(
    problems.length === 0 ? `${what} in ${time}` : `${what} in ${time}: ${problems.length} problem(s)`,
  );
  for (const { file, line, column, message } of problems)
    console.log(`  ${file}:${line}:${column} ${message}`);
};

const onChange = (kind: 'content' | 'code', reload: () => Promise<void>) => async () => {
  const since = performance.now();
  await reload();
  announce(kind);
  report(`${kind} read`, since);
};

watchSite(root, {
  onContent: onChange('content', dev.reloadContent),
  onCode: onChange('code', dev.reloadCode),
});
server.listen(port, '127.0.0.1', () => report(`http://127.0.0.1:${port} ready`, started));
