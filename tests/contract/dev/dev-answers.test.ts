import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import type { PageData } from '../../../src/engine/core/types.ts';
import { type Command, project, startCommand } from '../../command.ts';

let dev: Command;
let address: string;

beforeAll(async () => {
  const root = path.join(project, 'tests/fixtures/mini-site');
  dev = startCommand('dev', ['--root', root, '--port', '0']);
  const [, found = ''] = await dev.until(/(http:\S+) ready/);
  address = found;
});
afterAll(() => dev.stop('SIGTERM'));

describe('npm run dev', () => {
  it('answers an address that cannot be decoded as one at which there is nothing', async () => {
    const { status, headers } = await fetch(`${address}/100%.svg`);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(dev.printed()).not.toContain('URIError');
  });

  it('sends the payload of the page for unknown addresses as a build writes it', async () => {
    const response = await fetch(`${address}${dataPath('/404')}`);
    const { page } = (await response.json()) as PageData;
    expect([response.status, page.status]).toEqual([200, 404]);
    expect((await fetch(`${address}${dataPath('/nowhere')}`)).status).toBe(404);
  });

  it('sends pages to who asks for them, and to nobody who sends something', async () => {
    const statusOf = async (method: string) => (await fetch(address, { method })).status;
    expect(await Promise.all(['GET', 'HEAD', 'POST', 'PUT'].map(statusOf))).toEqual([200, 200, 405, 405]);
  });
});
