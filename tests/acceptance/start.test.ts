import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataPath } from '../../src/engine/core/addresses/output-paths.ts';
import { type Command, project, runCommand, startCommand } from '../command.ts';
import { copySite, type SiteCopy } from '../copy-site.ts';
import { freePort } from '../free-port.ts';
import { hydrated, withBrowser } from './browser-page.ts';

const open = withBrowser();

let whole: SiteCopy;
let site: SiteCopy;
beforeAll(async () => {
  whole = await copySite(project);
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
});
afterAll(() => Promise.all([whole.remove(), site.remove()]));

const isFolder = async (folder: string) => (await stat(folder)).isDirectory();

describe('npm start', () => {
  let command: Command;
  afterEach(() => command.stop('SIGKILL'));

  it('builds the site, prints the address, serves it, and stops with code 0 when asked to', async () => {
    command = startCommand('start', ['--root', whole.root, '--port', '0']);
    const [address] = await command.until(/http:\/\/127\.0\.0\.1:\d+/);
    const { page, said } = await open('/', { baseURL: address });
    await hydrated(page);
    expect(await page.title()).toContain('Inspira');
    expect((await fetch(`${address}${dataPath('/contact-es')}`)).status).toBe(200);
    expect((await fetch(`${address}/nowhere`)).status).toBe(404);
    expect(said).toEqual([]);
    expect(await isFolder(whole.file('dist'))).toBe(true);
    expect(await command.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    await expect(fetch(`${address}/`)).rejects.toThrow();
  });

  it('takes PORT, DATA_DIR and --out', async () => {
    const port = await freePort();
    const data = site.file('kept/data');
    const out = site.file('built');
    command = startCommand('start', ['--root', site.root, '--out', out], {
      PORT: String(port),
      DATA_DIR: data,
    });
    const [address] = await command.until(/http:\/\/127\.0\.0\.1:\d+/);
    expect(address).toBe(`http://127.0.0.1:${port}`);
    expect((await fetch(`${address}/rooms-ar`)).status).toBe(200);
    expect(await isFolder(data)).toBe(true);
    expect(await isFolder(out)).toBe(true);
    expect(await command.stop('SIGINT')).toEqual({ code: 0, signal: null });
  });

  it('serves nothing when the content has errors, and ends with code 1', async () => {
    await site.replace('pages/home.json', '"page-hero"', '"page-heroo"');
    const { code, printed } = await runCommand('start', ['--root', site.root, '--port', '0']);
    await site.restore();
    expect(code).toBe(1);
    expect(printed).toMatch(/pages\/home\.json:\d+:\d+/);
    expect(printed).not.toContain('http://127.0.0.1');
  });
});

describe('what a command cannot do is told in one line with its remedy and code 2', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    ({ port } = taken.address() as AddressInfo);
  });
  afterAll(() => taken.close());

  /** Somebody may have a site on the usual port. */
  const freely = (verb: string) => (['start', 'dev'].includes(verb) ? ['--port', '0'] : []);
  const refused = async (verb: string, args: string[]) => {
    const { code, printed } = await runCommand(verb, args);
    expect(code).toBe(2);
    const lines = printed.trim().split('\n');
    expect(lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
    expect(printed).not.toContain('    at ');
    return { line: lines.at(-1), printed };
  };

  const verbs = ['start', 'build', 'dev', 'validate'];

  it.each(verbs)('%s --help: what can be asked for', async (verb) => {
    const { code, printed } = await runCommand(verb, ['--help']);
    expect(code).toBe(0);
    expect(printed).toContain('--root DIR');
  });
  it.each(verbs)('%s: an unknown option', async (verb) => {
    const { printed } = await refused(verb, ['--rooot', site.root]);
    const remedy = verb === 'validate' ? '--help tells' : 'The options are --root <root>';
    expect(printed).toContain(`error  Unknown option '--rooot'. Did you mean --root? ${remedy}`);
  });
  it.each(verbs)('%s: an option without its value', async (verb) => {
    const { printed } = await refused(verb, ['--root']);
    expect(printed).toMatch(/^error {2}.*--root.*\n$/);
  });
  it.each(verbs)('%s: a folder that does not exist, which it does not make', async (verb) => {
    const nowhere = path.join(tmpdir(), 'there-is-no-such-site');
    const out = ['start', 'build'].includes(verb) ? ['--out', site.file('other')] : [];
    const { line } = await refused(verb, ['--root', nowhere, ...out, ...freely(verb)]);
    expect(line).toContain(`There is no folder ${nowhere}. Name the site's folder with --root.`);
    await expect(stat(nowhere)).rejects.toThrow('ENOENT');
  });
  it.each(['start', 'build'])('%s: an output folder with files of somebody', async (verb) => {
    const { line } = await refused(verb, [
      '--root',
      site.root,
      '--out',
      site.root,
      '--quiet',
      ...freely(verb),
    ]);
    expect(line).toContain(
      'holds files, and no .build.json that says they are a built site. Name an empty folder with --out',
    );
    expect(await site.read('pages/home.json')).toContain('"id": "home"');
  });
  it.each(['start', 'dev'])('%s: a port in use', async (verb) => {
    const { line } = await refused(verb, ['--root', site.root, '--port', String(port)]);
    expect(line).toBe(`error  The port ${port} is in use. Name another: --port ${port + 1}`);
  });
  it.each(['start', 'dev'])('%s: a port that is none', async (verb) => {
    const { printed } = await refused(verb, ['--port', 'web']);
    expect(printed).toMatch(/^error {2}"web" is no port\. .*--port 4173\.\n$/);
  });
});
