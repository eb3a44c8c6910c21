import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Command, project, startCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { copyProject, type ProjectCopy } from '../commands/copy-project.ts';

type Told = { problems: { file: string; line: number; column: number; message: string }[] };

const component = 'src/site/sections/page-hero/Component.tsx';
const schema = 'schemas/page.schema.json';

let copy: ProjectCopy;
let site: SiteCopy;
let dev: Command;
let address: string;

beforeAll(async () => {
  copy = await copyProject();
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  dev = startCommand(path.join(copy.root, 'scripts/dev'), ['--root', site.root, '--port', '0']);
  [, address = ''] = await dev.until(/(http:\/\/127\.0\.0\.1:\d+) ready/);
});
afterAll(async () => {
  await dev.stop('SIGTERM');
  await Promise.all([site.remove(), copy.remove()]);
});

const told = async (): Promise<Told['problems']> => {
  const { body } = await fetch(`${address}/__events`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return (JSON.parse(new TextDecoder().decode(value).slice('data: '.length)) as Told).problems;
};

const patience = { timeout: 60_000, interval: 100 };

/** Edits a file of the code; afterwards it is as it was. */
const edit = (file: string, change: (text: string) => string): string => {
  const whole = path.join(copy.root, file);
  const text = readFileSync(whole, 'utf8');
  restores.push(() => writeFileSync(whole, text));
  const edited = change(text);
  expect(edited).not.toBe(text);
  writeFileSync(whole, edited);
  return edited;
};

let restores: (() => void)[] = [];

afterEach(async () => {
  for (const restore of restores) restore();
  restores = [];
  await vi.waitFor(async () => {
    expect(await told()).toEqual([]);
    expect((await fetch(address)).status).toBe(200);
  }, patience);
});

/** Line and column of a sign in a text. */
const placeOf = (text: string, sign: string) => {
  const lines = text.slice(0, text.indexOf(sign)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

describe('npm run dev tells at its own place', () => {
  it('a schema that is no JSON', async () => {
    const edited = edit(schema, (text) => text.replace('"type": "object",', '"type": ?,'));
    const { line } = placeOf(edited, '?');
    await vi.waitFor(
      async () => expect(await told()).toMatchObject([{ file: schema, line, column: expect.any(Number) }]),
      patience,
    );
  });

  it('a component that fails while it is loaded', async () => {
    const edited = edit(
      component,
      (text) => `${text}\nconst broken = (null as unknown as string[]).length;\nexport { broken };\n`,
    );
    const { line } = placeOf(edited, '(null as unknown');
    await vi.waitFor(async () => expect(await told()).toMatchObject([{ file: component, line }]), patience);
    expect((await told())[0]?.message).toContain('null');
  });

  it('a component that fails while it is rendered', async () => {
    const edited = edit(component, (text) => text.replace('{title}</h1>', '{title.missing.length}</h1>'));
    const { line } = placeOf(edited, 'title.missing');
    const shown = async () => (await fetch(address)).text();
    await vi.waitFor(async () => expect(await shown()).toContain(`(${component}:${line}:`), patience);
    expect(dev.printed()).toContain(`(${component}:${line}:`);
  });
});
