import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '../../../scripts/cache/sign-files.ts';
import { project, runCommand } from '../../command.ts';

/** What the commands would write. */
const written = (): string[] =>
  globSync('{src/generated,src/site/fonts,docs/performance}/*', { cwd: project })
    .sort()
    .map((file) => `${file} ${signatureOf(path.join(project, file))}`);

const run = async (verb: string, ...args: string[]) => {
  const before = written();
  const { code, printed } = await runCommand(verb, args);
  expect(written()).toEqual(before);
  return { code, printed };
};

describe.each(['types', 'fonts', 'bench'])('npm run %s', (verb) => {
  it.each(['--help', '-h'])('tells with %s what it does, and does nothing', async (option) => {
    const { code, printed } = await run(verb, option);
    expect([code, printed]).toEqual([0, expect.stringContaining(`npm run ${verb} `)]);
  });

  it('refuses an option that it does not know, and does nothing', async () => {
    const { code, printed } = await run(verb, '--hepl');
    expect([code, printed]).toEqual([2, expect.stringContaining("Unknown option '--hepl'")]);
  });
});

describe('an option that a command would not look at is refused, although another one has it', () => {
  it.each([
    ['dev', '--quiet'],
    ['dev', '--out', '/tmp/nowhere'],
    ['dev', '--shard', '1/2'],
    ['build', '--port', '9'],
    ['start', '--merge'],
  ])('by npm run %s with %s', async (verb, option, ...value) => {
    const { code, printed } = await run(verb, option, ...value);
    expect([code, printed]).toEqual([2, expect.stringContaining(`Unknown option '${option}'`)]);
    expect((await run(verb, '--help')).printed).not.toContain(option);
  });
});

describe('surplus words are refused, and nothing is done', () => {
  it.each([
    ['types', ['all'], "Unexpected argument 'all'"],
    ['fonts', ['figtree'], "Unexpected argument 'figtree'"],
    ['bench', ['page', 'build'], '"bench" takes one name: "build" is too much. Nothing was done.'],
    ['bench', ['page', '--sizes', '50'], '"page" takes --routes, not --sizes.'],
    ['bench', ['build', '--routes', '/'], '"build" takes --sizes, not --routes.'],
    ['bench', ['constructor'], '"constructor" is no bench. Name one'],
  ])('by npm run %s with %j', async (verb, args, said) => {
    const { code, printed } = await run(verb, ...args);
    expect([code, printed]).toEqual([2, expect.stringContaining(said)]);
  });
});
