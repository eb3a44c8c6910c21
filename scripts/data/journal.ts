import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { replaceDurably, syncPath } from './durable-files.ts';
import { formatLine, type JournalEntry, type JournalLine, parseLines } from './journal-lines.ts';

type Waiting = { entry: JournalEntry; resolve: () => void; reject: (error: unknown) => void };

const fileNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-\d{2}-\d{2}\.ndjson$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));

/** Node names no file when it cannot read a folder. */
const readLines = (file: string) => {
  try {
    return parseLines(readFileSync(file, 'utf8'));
  } catch (error) {
    throw Object.assign(error as Error, { path: file });
  }
};

const dayOf = (file: string): string => path.basename(file, '.ndjson');

/** The number of the newest whole line. */
const lastSeq = (folder: string): number => {
  for (const file of fileNames(folder).reverse()) {
    const last = readLines(file).lines.at(-1);
    if (last) return last.seq;
  }
  return 0;
};

/**
 * Everything that was accepted, one line each, one file a day, on the disk before anyone is told. The files in their
 * order have the lines in theirs.
 */
export class Journal {
  readonly folder: string;
  readonly #now: () => Date;
  #seq: number;
  /** The day of the newest file. A clock that is set back must not put lines before those that are there. */
  #day: string;
  #file: { name: string; handle: FileHandle } | undefined;
  #torn = true;
  #waiting: Waiting[] = [];
  #work: Promise<unknown> = Promise.resolve();

  /** `atLeast` is a number that is known to be used already. */
  constructor(
    folder: string,
    { atLeast = 0, now = () => new Date() }: { atLeast?: number; now?: () => Date } = {},
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) if (name.endsWith('.next')) rmSync(path.join(folder, name));
    this.folder = folder;
    this.#now = now;
    this.#seq = Math.max(atLeast, lastSeq(folder));
    this.#day = dayOf(fileNames(folder).at(-1) ?? '');
  }

  /** The number of the newest line. */
  get seq(): number {
    return this.#seq;
  }

  /** Writes an entry and brings it to the disk. Entries that come while another is written share one write. */
  append(entry: JournalEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      if (this.#waiting.length === 1) this.#queue(() => this.#writeWaiting());
    });
  }

  /** The lines after a number, oldest first, a file at a time, with how many lines of it are damaged. */
  *read(after = 0): Generator<{ lines: JournalLine[]; damaged: number; file: string }> {
    const files = fileNames(this.folder);
    const wanted: string[] = [];
    for (const file of files.reverse()) {
      wanted.unshift(file);
      const first = readLines(file).lines[0];
      if (first && first.seq <= after + 1) break;
    }
    for (const file of wanted) {
      const { lines, damaged } = readLines(file);
      yield { lines: lines.filter(({ seq }) => seq > after), damaged, file };
    }
  }

  /** Rewrites every file without the lines that `change` gives nothing for. Gives how many lines were changed or left out. */
  rewrite(change: (line: JournalLine) => JournalEntry | undefined): Promise<number> {
    return this.#queue(async () => {
      await this.#closeFile();
      let touched = 0;
      for (const file of fileNames(this.folder)) {
        const { lines } = readLines(file);
        const next = lines.map((line) => ({ line, entry: change(line) }));
        const changed = next.filter(({ line, entry }) => entry !== line).length;
        touched += changed;
        const texts = next.map(({ line, entry }) => (entry ? formatLine(entry, line.seq) : ''));
        if (changed > 0) await replaceDurably(file, texts.join(''));
      }
      return touched;
    });
  }

  /** Waits for what is being written and closes the file. */
  close(): Promise<void> {
    return this.#queue(() => this.#closeFile());
  }

  #queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      await this.#write(batch.map(({ entry }) => entry));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      await this.#closeFile().catch(() => {});
      for (const { reject } of batch) reject(error);
    }
  }

  async #write(entries: JournalEntry[]): Promise<void> {
    const handle = await this.#today();
    const text = entries.map((entry) => formatLine(entry, ++this.#seq)).join('');
    // What a crash left without an end must not swallow the next line.
    await handle.appendFile(this.#torn ? `\n${text}` : text);
    await handle.datasync();
    this.#torn = false;
  }

  async #today(): Promise<FileHandle> {
    const today = this.#now().toISOString().slice(0, 10);
    if (today > this.#day) this.#day = today;
    const name = path.join(this.folder, `${this.#day}.ndjson`);
    if (this.#file?.name === name) return this.#file.handle;
    await this.#closeFile();
    this.#file = { name, handle: await open(name, 'a', 0o600) };
    this.#torn = true;
    await syncPath(this.folder);
    return this.#file.handle;
  }

  async #closeFile(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.handle.close();
  }
}
