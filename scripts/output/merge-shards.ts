import path from 'node:path';
import { listFiles } from '../cli/list-files.ts';
import { type Progress, silent } from '../cli/progress.ts';
import { UsageError } from '../cli/usage-error.ts';
import { type BuildState, hasWholeSite, readState, visitorsFiles } from './build-state.ts';
import { openOutputFolder } from './output-folder.ts';
import { settleOutput, withOutputLock } from './output-lock.ts';
import { damagesOf, type FileHashes, hashesOf, hasWholeNotes } from './part-seal.ts';
import type { ShardNote } from './shard.ts';

/** The parts of a build, in folders that were copied together, and where the whole goes. */
type MergeOptions = { folders: string[]; out: string; progress?: Progress };

type Part = { folder: string; files: FileHashes; pages: BuildState['pages']; shard: ShardNote };

const readPart = async (folder: string): Promise<Part> => {
  await settleOutput(folder);
  if (hasWholeSite(folder))
    throw new UsageError(
      `${folder} has a whole site and is no part of one. Leave it out, or make a part in a folder of its own: npm run build -- --shard 1/2 --out part-1`,
    );
  const { pages, shard } = readState(folder) ?? {};
  if (!pages || !shard || !hasWholeNotes(pages, shard))
    throw new UsageError(
      `${folder} is not a part of a build, or its .build.json is damaged. Make one there: npm run build -- --shard 1/2 --out ${folder}`,
    );
  const files = hashesOf(visitorsFiles(listFiles(folder)), (file) => path.join(folder, file));
  const [damage, ...more] = damagesOf(shard, files);
  if (damage === undefined) return { folder, files, pages, shard };
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  throw new UsageError(
    `${folder} is not as it was built: ${damage}${others}. Copy it again, or build this part anew.`,
  );
};

const demandOneBuild = (parts: Part[]): void => {
  const [first] = parts;
  const other = parts.find(({ shard }) => shard.key !== first?.shard.key || shard.of !== first.shard.of);
  if (first && other)
    throw new UsageError(
      `${first.folder} and ${other.folder} are parts of different builds: of other content, other code or another number of parts. Build them anew from the same files.`,
    );
};

const demandAll = (parts: Part[]): void => {
  const of = parts[0]?.shard.of ?? 0;
  for (let index = 1; index <= of; index += 1) {
    const [one, twin] = parts.filter(({ shard }) => shard.index === index);
    if (!one) throw new UsageError(`The part ${index}/${of} is missing. Name its folder after --merge, too.`);
    if (twin)
      throw new UsageError(
        `${one.folder} and ${twin.folder} are both the part ${index}/${of}. Leave one out.`,
      );
  }
};

/** The pages of all parts in the order of one build: they were dealt out in turn. */
const dealtTogether = (parts: Part[]): BuildState['pages'] => {
  const lists = parts.map(({ pages }) => Object.entries(pages));
  const longest = Math.max(...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
  return Object.fromEntries(turns.flat());
};

/**
 * The folder that each file is taken from. A file in several parts, such as a public one, must be the same in all of
 * them: the key of a build does not cover the bytes of pictures.
 */
const filesOf = (parts: Part[]): Map<string, string> => {
  const found = new Map<string, Part>();
  for (const part of parts)
    for (const [file, hash] of part.files) {
      const first = found.get(file);
      if (first === undefined) found.set(file, part);
      else if (first.files.get(file) !== hash)
        throw new UsageError(
          `${first.folder} and ${part.folder} are parts of different builds: each has another ${file}. Build them anew from the same files.`,
        );
    }
  return new Map([...found].map(([file, { folder }]) => [file, folder]));
};

const demandEachOnce = (folders: string[]): void => {
  const twice = folders.find((folder, index) => folders.indexOf(folder) < index);
  if (twice !== undefined) throw new UsageError(`${twice} is named twice. Name each part once.`);
};

const mergeParts = async ({ folders, out, progress = silent }: MergeOptions): Promise<void> => {
  demandEachOnce(folders);
  const parts = (await Promise.all(folders.map(readPart))).sort((a, b) => a.shard.index - b.shard.index);
  demandOneBuild(parts);
  demandAll(parts);
  const stage = progress.stage('merged');
  const output = await openOutputFolder(out);
  const pages = dealtTogether(parts);
  for (const [file, folder] of filesOf(parts)) output.copy(path.join(folder, file), file);
  output.finish({ pages });
  stage.end(`${parts.length} parts with ${Object.keys(pages).length} routes`);
};

/** Puts the parts of a build together by copying. The result is byte for byte that of one build. */
export const mergeShards = (options: MergeOptions): Promise<void> =>
  withOutputLock(options.out, () => mergeParts(options));
