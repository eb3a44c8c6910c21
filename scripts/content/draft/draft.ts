import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../cli/list-files.ts';
import { UsageError } from '../../cli/usage-error.ts';
import type { Change } from '../../site/change-plan.ts';
import { byteOrderMark, withoutByteOrderMark } from '../../site/site-texts.ts';
import { fileHash } from './file-hash.ts';

/** Where the site's content is, and where the code with its schemas. Often they are one folder. */
export type Folders = { root: string; code: string };

const ofCode = /^(schemas|src|scripts|supabase|tests)\//;

/**
 * The files of a site as they would be: reading sees what was written, and nothing reaches the disk before all changes
 * are known. Files are named as in messages, such as pages/home.json.
 */
export class Draft {
  readonly folders: Folders;
  readonly #texts = new Map<string, string | undefined>();
  /** The former names of moved files by their new ones. */
  readonly #moves = new Map<string, string>();
  readonly #origins = new Map<string, string>();

  constructor(folders: Folders) {
    this.folders = folders;
  }

  /** Where a file is on the disk. */
  pathOf(file: string): string {
    return path.join(ofCode.test(file) ? this.folders.code : this.folders.root, file);
  }

  /** Whether there would be a file of this name. */
  has(file: string): boolean {
    if (this.#texts.has(file)) return this.#texts.get(file) !== undefined;
    if (this.#moves.has(file)) return true;
    return ![...this.#moves.values()].includes(file) && existsSync(this.pathOf(file));
  }

  /** The text of a file without the mark some editors put before it. */
  read(file: string): string {
    if (!this.has(file)) throw new UsageError(`There is no file ${file}.`);
    const onDisk = this.#moves.get(file) ?? file;
    return withoutByteOrderMark(this.#texts.get(file) ?? this.#onDisk(onDisk) ?? '');
  }

  /** Gives a file another text; a byte order mark that it begins with stays. */
  write(file: string, text: string): void {
    const marked = this.#onDisk(file)?.startsWith(byteOrderMark) ?? false;
    this.#texts.set(file, marked ? byteOrderMark + text : text);
  }

  /** Takes a file away. */
  remove(file: string): void {
    this.#texts.set(file, undefined);
  }

  /** Gives a file another name, with the text it has by now. */
  rename(file: string, to: string): void {
    this.write(to, this.read(file));
    this.remove(file);
    this.#origins.set(to, file);
  }

  /** Renames a file of any kind; its content stays. */
  move(file: string, to: string): void {
    this.#moves.set(to, file);
  }

  /** The files below a folder, as they would be. */
  list(folder: string): string[] {
    const onDisk = listFiles(this.pathOf(`${folder}/`)).map((file) => `${folder}/${file}`);
    const known = [...onDisk, ...this.#texts.keys(), ...this.#moves.keys()];
    return [...new Set(known)].filter((file) => file.startsWith(`${folder}/`) && this.has(file)).sort();
  }

  /** What is to be done on the disk: texts that are as they were there are no change. */
  changes(): Change[] {
    const texts = [...this.#texts].flatMap(([file, text]): Change[] => {
      const before = this.#onDisk(file);
      if (text === before) return [];
      if (text === undefined) return [{ kind: 'remove', file, sha256: fileHash(this.pathOf(file)) }];
      const from = this.#origins.get(file);
      const origin = from === undefined ? {} : { from, before: this.#onDisk(from) ?? '' };
      return [{ kind: 'write', file, text, ...(before === undefined ? {} : { before }), ...origin }];
    });
    return [...texts, ...[...this.#moves].map(([to, file]): Change => ({ kind: 'move', file, to }))];
  }

  #onDisk(file: string): string | undefined {
    const name = this.pathOf(file);
    return existsSync(name) ? readFileSync(name, 'utf8') : undefined;
  }
}
