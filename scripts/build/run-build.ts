import path from 'node:path';
import type { Transition } from '../../src/engine/core/publication/next-transition.ts';
import type { ExitCode } from '../cli/exit-code.ts';
import { exitCodeOf } from '../cli/exit-code-of.ts';
import { commandProgress } from '../cli/progress.ts';
import { listOptions, readArguments } from '../cli/read-arguments.ts';
import { refuseSurplus } from '../cli/refuse-surplus.ts';
import { siteOptions } from '../cli/site-options.ts';
import { buildTable, siteHelp } from '../cli/site-table.ts';
import { UsageError } from '../cli/usage-error.ts';
import { hasWholeSite } from '../output/build-state.ts';
import { mergeShards } from '../output/merge-shards.ts';
import { refuseOutput } from '../output/refuse-output.ts';
import { parseShard, type Shard } from '../output/shard.ts';
import { buildSite } from './build-site.ts';

/** The next change by the clock alone, in one line for people and for programs that plan the next build. */
const nextInWords = ({ file, section, appears, at }: Transition): string => {
  const what = section === undefined ? file : `the section "${section}" of ${file}`;
  return `next change: ${at} ${what} is ${appears ? 'published' : 'unpublished'}; build again then`;
};

const help = (): string =>
  siteHelp(
    'npm run build -- [options]   builds the site; nothing is built while the content has errors',
    buildTable,
  );

/** The options of a build. Throws a UsageError for words that are no folders to merge, and for two parts at once. */
const readBuild = (args: string[]) => {
  const { values, positionals } = readArguments(
    { args, options: buildTable, allowPositionals: true },
    listOptions(buildTable),
  );
  const { merge, shard: [shard, ...more] = [] } = values;
  if (!merge) refuseSurplus(positionals, { command: 'build', most: 0, said: 'words behind --merge alone' });
  if (more.length > 0) throw new UsageError('--shard is given twice. Give it once.');
  return { values, shard, ...(merge ? { parts: positionals } : {}) };
};

/** A part would take most of a site away that stands where it is to go. */
const refuseWholeSite = (out: string, { index }: Shard): void => {
  if (hasWholeSite(out))
    throw new UsageError(
      `${out} has a whole site, of which only a part would be left. Give the part a folder of its own: --out part-${index}.`,
    );
};

/** Does what the command line asks for: joins the parts of a site, or builds one of them or the whole. */
const run = async (args: string[]): Promise<void> => {
  const { values, shard: given, parts } = readBuild(args);
  if (values.help) return console.log(help());
  const { quiet, clock, ...options } = siteOptions(values);
  const progress = commandProgress(quiet);
  if (parts && given !== undefined)
    throw new UsageError('--shard makes a part and --merge joins parts: name one of them.');
  if (parts?.length === 0)
    throw new UsageError('--merge needs the folders of all parts: --merge part-1 part-2.');
  if (parts) {
    const folders = parts.map((folder) => path.resolve(folder));
    if (folders.includes(path.resolve(options.out)))
      throw new UsageError(
        `${options.out} is one of the parts. Put what they make together into another folder: --out dist.`,
      );
    refuseOutput(options.root, options.out);
    return mergeShards({ folders, out: options.out, progress });
  }
  const shard = given === undefined ? undefined : parseShard(given);
  if (shard) refuseWholeSite(options.out, shard);
  const { next } = await buildSite({
    ...options,
    progress,
    clock: clock(),
    ...(shard ? { shard } : {}),
  });
  if (next) console.log(nextInWords(next));
};

/** The functions that threads of a build run: a thread loads the kept file of the command. */
export { findErrorsInThread } from './find-errors.ts';
export { renderAsWorker } from './render/render-as-worker.ts';

/** The command `build`: builds a site, one part of it (--shard i/n), or a site of its parts (--merge DIR...). */
export const runBuild = (args: string[]): Promise<ExitCode> => exitCodeOf(() => run(args));
