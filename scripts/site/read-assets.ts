import path from 'node:path';
import type { Asset } from '../../src/engine/core/types.ts';
import { signFiles } from '../cache/sign-files.ts';
import { listFiles } from '../cli/list-files.ts';
import { type FileFacts, fileFacts } from './file-facts.ts';
import { keepFacts, readKeptFacts } from './kept-facts.ts';

/**
 * Every file of the public folder by the address documents use, with its size; pictures with their pixels. A file is
 * looked into when it was edited since the last time.
 */
export const readAssets = async (publicFolder: string): Promise<Record<string, Asset>> => {
  const signatures = signFiles(publicFolder, listFiles(publicFolder).sort());
  const kept = readKeptFacts(publicFolder);
  const now = [...signatures].map(async ([file, signature]): Promise<[string, string, FileFacts]> => {
    const known = kept[file];
    const isKnown = known !== undefined && known[0] === signature;
    return [file, signature, isKnown ? known[1] : await fileFacts(path.join(publicFolder, file))];
  });
  const found = await Promise.all(now);
  keepFacts(publicFolder, kept, found);
  const assets = found.map(([file, , facts]): [string, Asset] => {
    const url = `/${file}`;
    return [url, { url, ...facts }];
  });
  return Object.fromEntries(assets);
};
