import { publicAddress, publicFile } from '../../../src/engine/core/file-names.ts';
import type { GoneAsset } from '../released/losses/loss.ts';
import { namesFromGit, runGit } from './run-git.ts';

/** The files of the public folder at a commit, by their addresses, and the hash of what each held. */
const assetsAt = async (root: string, commit: string): Promise<Map<string, string>> => {
  const rows = await namesFromGit(root, ['ls-tree', '-r', '-z', `${commit}:./`, 'public']);
  return new Map(
    rows.map((row): [string, string] => {
      const [about = '', name = ''] = row.split('\t');
      return [publicAddress(name), about.split(' ')[2] ?? ''];
    }),
  );
};

/** The files with a hash of what each holds. */
const byContent = async (root: string, assets: string[]): Promise<Map<string, string>> => {
  if (assets.length === 0) return new Map();
  const input = assets.map((src) => `${publicFile(src)}\n`).join('');
  const hashes = (await runGit(root, ['hash-object', '--stdin-paths'], { input })).toString().split('\n');
  return new Map(assets.map((src, index) => [hashes[index] ?? '', src]));
};

/**
 * The files of the public folder that a commit had and that are gone, with the new file that holds the same, if any.
 * `present` are the addresses of those that are there. Throws a UsageError outside of git.
 */
export const goneAssets = async (root: string, since: string, present: string[]): Promise<GoneAsset[]> => {
  const before = await assetsAt(root, since);
  const there = new Set(present);
  const gone = [...before].filter(([src]) => !there.has(src));
  const fresh = present.filter((src) => !before.has(src));
  const now = gone.length === 0 ? new Map<string, string>() : await byContent(root, fresh);
  return gone.map(([src, hash]) => {
    const found = now.get(hash);
    return found === undefined ? { src } : { src, now: found };
  });
};
