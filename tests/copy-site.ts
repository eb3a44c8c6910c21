import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of a site's content in a folder of its own, to be edited as a content owner does. */
export type SiteCopy = {
  root: string;
  file: (name: string) => string;
  read: (name: string) => Promise<string>;
  write: (name: string, text: string) => Promise<void>;
  /** Replaces a text that must be there. */
  replace: (name: string, from: string, to: string) => Promise<void>;
  /** Changes a JSON document. */
  edit: <Document>(name: string, change: (document: Document) => void) => Promise<void>;
  /** Brings back every file that was copied, as it was. */
  restore: () => Promise<void>;
  remove: () => Promise<void>;
};

const parts = ['site.config.json', 'pages', 'locales', 'public'];

const copyParts = async (from: string, to: string) => {
  for (const part of parts) await cp(path.join(from, part), path.join(to, part), { recursive: true });
};

/** Folders differ as long as what is in them was not compared. */
const differ = async (one: string, other: string): Promise<boolean> => {
  const texts = Promise.all([readFile(one), readFile(other)]);
  return texts.then(
    ([first, second]) => !first.equals(second),
    () => true,
  );
};

/** Whoever watches the copy sees nothing of files that are as they were. */
const restoreParts = async (from: string, to: string) => {
  for (const part of parts)
    await cp(path.join(from, part), path.join(to, part), { recursive: true, filter: differ });
};

/** Copies the content of the site in `from`: its configuration, pages, words and public files. */
export const copySite = async (from: string): Promise<SiteCopy> => {
  const root = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  await copyParts(from, root);
  const file = (name: string) => path.join(root, name);
  const read = (name: string) => readFile(file(name), 'utf8');
  const write = (name: string, text: string) => writeFile(file(name), text);
  return {
    root,
    file,
    read,
    write,
    replace: async (name, from, to) => {
      const text = await read(name);
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      await write(
        name,
        text.replace(from, () => to),
      );
    },
    edit: async <Document>(name: string, change: (document: Document) => void) => {
      const document = JSON.parse(await read(name)) as Document;
      change(document);
      await write(name, `${JSON.stringify(document, null, 2)}\n`);
    },
    restore: () => restoreParts(from, root),
    remove: () => rm(root, { recursive: true }),
  };
};
