import { namesFromGit, runGit } from './run-git.ts';

/** A file that a commit had and that is gone, and the one that holds its content now. */
export type GoneFile = { file: string; now?: string };

/** The files of a folder at a commit, and the hash of what each held. */
const filesAt = async (root: string, commit: string, folder: string): Promise<Map<string, string>> => {
  const rows = await namesFromGit(root, ['ls-tree', '-r', '-z', `${commit}:./`, folder]);
  return new Map(
    rows.map((row): [string, string] => {
      const [about = '', name = ''] = row.split('\t');
      return [name, about.split(' ')[2] ?? ''];
    }),
  );
};

/** The files with a hash of what each holds. */
const byContent = async (root: string, files: string[]): Promise<Map<string, string>> => {
  if (files.length === 0) return new Map();
  const input = files.map((file) => `${file}\n`).join('');
  const hashes = (await runGit(root, ['hash-object', '--stdin-paths'], { input })).toString().split('\n');
  return new Map(files.map((file, index) => [hashes[index] ?? '', file]));
};

/** A folder of a site, and the files that are in it. */
type Folder = { folder: string; present: string[] };

/**
 * The files of a folder that a commit had and that are gone, with the new file that holds the same, if any. Names are
 * relative to the site. Throws a UsageError outside of git.
 */
export const goneFiles = async (
  root: string,
  since: string,
  { folder, present }: Folder,
): Promise<GoneFile[]> => {
  const before = await filesAt(root, since, folder);
  const there = new Set(present);
  const gone = [...before].filter(([file]) => !there.has(file));
  const fresh = present.filter((file) => !before.has(file));
  const now = gone.length === 0 ? new Map<string, string>() : await byContent(root, fresh);
  return gone.map(([file, hash]) => {
    const found = now.get(hash);
    return found === undefined ? { file } : { file, now: found };
  });
};
