import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { signFiles } from '../cache/sign-files.ts';
import { codeRoot } from '../cli/code-root.ts';
import { listFiles } from '../cli/list-files.ts';
import type { FileRead, FileReader, Recall } from './file-reader.ts';
import { type Around, type ReadAround, readAround, type SiteMemory } from './site-files.ts';

type Kept = { signature: string; read: FileRead };

/** A file with the same content gives the same value again, so that callers can compare by identity. */
const sameAs = (before: FileRead | undefined, read: FileRead): FileRead =>
  before && isDeepStrictEqual(before.value, read.value) ? { ...read, value: before.value } : read;

/** Recalls the files of one reading in the next one. A file that is not read again is forgotten. */
const keepReads = (root: string): (() => Recall) => {
  let kept = new Map<string, Kept>();
  return () => {
    const before = kept;
    const now = new Map<string, Kept>();
    kept = now;
    return (file, look) => {
      const signature = signFiles(root, [file]).get(file) ?? '';
      const known = before.get(file);
      const isKnown = known && signature !== '' && known.signature === signature;
      const read = isKnown ? known.read : sameAs(known?.read, look());
      now.set(file, { signature, read });
      return read;
    };
  };
};

/** The signature of all files around a site; undefined when one of them was edited just now. */
const signAround = (root: string): string | undefined => {
  const folders = [path.join(root, 'public'), path.join(codeRoot, 'schemas')];
  const signed = folders.flatMap((folder) => [...signFiles(folder, listFiles(folder))]);
  return signed.every(([, signature]) => signature !== '') ? signed.join() : undefined;
};

/** The surroundings of a site, and its files that were read as content. */
type KeptAround = { signature: string | undefined; found: Around; own: Set<string> };

/** Reads the surroundings of a site again only when one of their files was touched; what reads alike stays the same value. */
const keepAround = (): ReadAround => {
  let kept: KeptAround | undefined;
  return async (root, readOwn) => {
    const signature = signAround(root);
    if (kept?.signature !== undefined && kept.signature === signature) {
      // The faults of these files belong to every reading.
      for (const file of kept.own) readOwn?.(file);
      return kept.found;
    }
    const own = new Set<string>();
    const noted = (read: FileReader['read']) => (file: string) => {
      own.add(file);
      return read(file);
    };
    const found = await readAround(root, readOwn && noted(readOwn));
    const same = kept && isDeepStrictEqual(kept.found, found) ? kept.found : found;
    kept = { signature, found: same, own };
    return kept.found;
  };
};

/** Keeps the files of a site, for a command that reads it after every edit. */
export const keepSite = (root: string): SiteMemory => ({ recall: keepReads(root), around: keepAround() });
