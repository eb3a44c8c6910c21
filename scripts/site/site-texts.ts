import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The sign that some editors write before the first one, and that no parser of JSON may meet. */
export const byteOrderMark = '\uFEFF';

/** A text without the byte order mark that it may begin with. */
export const withoutByteOrderMark = (text: string): string =>
  text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text;

/** Texts of files by the names of these. */
export type FileTexts = { get: (file: string) => string | undefined; keys: () => Iterable<string> };

/**
 * The texts of a site's files by their names. They are needed only where something is wrong, and together they are
 * larger than all that is read from them: each is read again when someone asks for it.
 */
export class SiteTexts {
  readonly #root: string;
  readonly #edited: ReadonlyMap<string, string> | undefined;
  readonly #files = new Set<string>();
  /** The files that begin with a byte order mark, which their texts do not show. */
  readonly marked = new Set<string>();
  #last: { file: string; text: string } | undefined;

  /** Texts that are `edited` and not saved yet stand for those of their files. */
  constructor(root: string, edited?: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#edited = edited;
  }

  /** Notes that a file belongs to the site. */
  note(file: string): void {
    this.#files.add(file);
  }

  /** How many files belong to the site. */
  get size(): number {
    return this.#files.size;
  }

  /** Whether a file belongs to the site. */
  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** The names of the site's files. */
  keys(): Iterable<string> {
    return this.#files;
  }

  /** The text of a file of the site. */
  get(file: string): string | undefined {
    if (!this.has(file)) return undefined;
    if (this.#last?.file !== file) this.#last = { file, text: this.#read(file) };
    return this.#last.text;
  }

  /** The files with their texts, read one by one. */
  *entries(): Iterable<[string, string]> {
    for (const file of this.#files) yield [file, this.get(file) ?? ''];
  }

  /** Reads a file as it is now. */
  read(file: string): string {
    const written = this.#edited?.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8');
    const text = withoutByteOrderMark(written);
    if (text !== written) this.marked.add(file);
    return text;
  }

  /** The bytes of a file with letters in another encoding than UTF-8, which were read as replacement signs. */
  wrongBytes(file: string, text: string): Uint8Array | undefined {
    if (!text.includes('\uFFFD') || this.#edited?.has(file)) return undefined;
    const bytes = readFileSync(path.join(this.#root, file));
    return isUtf8(bytes) ? undefined : bytes;
  }

  /** A file that has gone since it was read has no text any longer. */
  #read(file: string): string {
    try {
      return this.read(file);
    } catch {
      return '';
    }
  }
}
