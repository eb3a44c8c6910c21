import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Assets that are in the output no longer. */
export type FormerAssets = {
  /** Notes the present files of the output. */
  look: () => void;
  /** The former content of an address of the site. */
  get: (address: string) => Buffer | undefined;
};

/** Milliseconds for which a page that was open or on its way finds the code and the styles that it names. */
const hour = 3_600_000;

const isTwin = (name: string) => /\.(br|gz)$/.test(name);

/** Names and contents. The content of a known name never changes. */
const read = (folder: string, known: Map<string, Buffer>): Map<string, Buffer> => {
  const entries = readdirSync(folder, { withFileTypes: true });
  const found = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile() || isTwin(entry.name)) continue;
    found.set(entry.name, known.get(entry.name) ?? readFileSync(path.join(folder, entry.name)));
  }
  return found;
};

/**
 * Keeps assets that a build removes in memory for a while: pages on their way to a visitor name them, while the output
 * itself is that of a clean build.
 */
export const keepFormerAssets = (output: string): FormerAssets => {
  const folder = path.join(output, 'assets');
  const former = new Map<string, Buffer>();
  let seen: bigint | undefined;
  let now = new Map<string, Buffer>();
  const keep = (name: string, content: Buffer) => {
    former.set(name, content);
    const drop = () => {
      // One that came back and went again stays for an hour of its own.
      if (former.get(name) === content) former.delete(name);
    };
    setTimeout(drop, hour).unref();
  };
  const follow = (changed: bigint | undefined) => {
    if (changed === undefined || changed === seen) return;
    const next = read(folder, now);
    for (const [name, content] of now) if (!next.has(name)) keep(name, content);
    now = next;
    seen = changed;
  };
  const look = () => {
    try {
      follow(statSync(folder, { bigint: true, throwIfNoEntry: false })?.mtimeNs);
    } catch {
      // A build took a file away meanwhile, or the disk fails: the next request looks again.
    }
  };
  const get: FormerAssets['get'] = (address) => {
    look();
    return address.startsWith('/assets/') ? former.get(address.slice('/assets/'.length)) : undefined;
  };
  return { look, get };
};
