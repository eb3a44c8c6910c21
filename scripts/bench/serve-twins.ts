// Builds the site, serves it and its twin without scripts, and ends when its input ends.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { codeRoot } from '../cli/code-root.ts';
import { listFiles } from '../cli/list-files.ts';
import { listen } from '../cli/listen.ts';
import { precompress } from '../server/precompress.ts';
import { createSiteServer } from '../server/site-server.ts';
import { asScriptless, withoutScripts } from './without-scripts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-page-'));
const [site, twin] = [path.join(folder, 'site'), path.join(folder, 'twin')];

const makeTwin = () => {
  cpSync(site, twin, { recursive: true });
  for (const name of listFiles(twin).filter((file) => /\.(html|css)$/.test(file))) {
    const file = path.join(twin, name);
    writeFileSync(file, asScriptless(withoutScripts(readFileSync(file, 'utf8'))));
  }
};

const { manifest } = await buildSite({ root: codeRoot, out: site, cache: path.join(codeRoot, '.cache') });
makeTwin();
const addresses: string[] = [];
for (const out of [site, twin]) {
  await precompress(out);
  addresses.push(await listen(createSiteServer({ folder: out }), 0));
}
/** An alias shows the document of its canonical route; what is not found is no page to look at. */
const routes = [...manifest.byPath.values()]
  .filter(({ status, canonical }) => status === 200 && canonical)
  .map(({ path }) => path);
console.log(JSON.stringify({ site: addresses[0], twin: addresses[1], routes }));
process.stdin.resume().on('end', () => {
  rmSync(folder, { recursive: true });
  process.exit(0);
});
