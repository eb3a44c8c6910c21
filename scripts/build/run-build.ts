import path from 'node:path';
import type { Transition } from '../../src/engine/core/next-transition.ts';
import type { ExitCode } from '../cli/exit-code.ts';
import { commandProgress } from '../cli/progress.ts';
import { siteOptions } from '../cli/site-options.ts';
import { UsageError } from '../cli/usage-error.ts';
import { readState } from '../output/build-state.ts';
import { mergeShards } from '../output/merge-shards.ts';
import { parseShard, type Shard } from '../output/shard.ts';
import { reportFailure } from '../validate/report/report-failure.ts';
import { buildSite } from './build-site.ts';

/** The next change by the clock alone, in one line for people and for programs that plan the next build. */
const nextInWords = ({ file, section, appears, at }: Transition): string => {
  const what = section === undefined ? file : `the section "${section}" of ${file}`;
  return `next change: ${at} ${what} is ${appears ? 'published' : 'unpublished'}; build again then`;
};

/** The words after an option up to the next one, and all the others. Throws a UsageError when it is given twice. */
const takeOption = (args: string[], name: string): { values?: string[]; rest: string[] } => {
  const isName = (arg: string) => arg === name || arg.startsWith(`${name}=`);
  const given = args.findIndex(isName);
  if (given === -1) return { rest: args };
  if (args.findLastIndex(isName) !== given) throw new UsageError(`${name} is given twice. Give it once.`);
  const next = args.findIndex((arg, index) => index > given && arg.startsWith('--'));
  const end = next === -1 ? args.length : next;
  const inline = args[given]?.slice(name.length + 1);
  const values = [...(inline ? [inline] : []), ...args.slice(given + 1, end)];
  return { values, rest: [...args.slice(0, given), ...args.slice(end)] };
};

/** A part would take most of a site away that stands where it is to go. */
const refuseWholeSite = (out: string, { index }: Shard): void => {
  const { pages, shard } = readState(out) ?? {};
  if (pages && !shard)
    throw new UsageError(
      `${out} has a whole site, of which only a part would be left. Give the part a folder of its own: --out part-${index}.`,
    );
};

const run = async (args: string[]): Promise<void> => {
  const { values: parts, rest } = takeOption(args, '--merge');
  const { values: shards, rest: others } = takeOption(rest, '--shard');
  const { quiet, clock, ...options } = siteOptions(0, others);
  const progress = commandProgress(quiet);
  if (parts && shards)
    throw new UsageError('--shard makes a part and --merge joins parts: name one of them.');
  if (parts?.length === 0)
    throw new UsageError('--merge needs the folders of all parts: --merge part-1 part-2.');
  if (parts) {
    const folders = parts.map((folder) => path.resolve(folder));
    if (folders.includes(path.resolve(options.out)))
      throw new UsageError(
        `${options.out} is one of the parts. Put what they make together into another folder: --out dist.`,
      );
    return mergeShards({ folders, out: options.out, progress });
  }
  const shard = shards && parseShard(shards.join(' '));
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
export const runBuild = async (args: string[]): Promise<ExitCode> => {
  try {
    await run(args);
    return 0;
  } catch (error) {
    return reportFailure(error);
  }
};
