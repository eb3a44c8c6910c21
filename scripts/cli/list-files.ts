import { readdirSync } from 'node:fs';
import { isMissing } from './error-code.ts';

/** The content of a folder, named from there with slashes; links are listed, not followed. */
type Listed = { files: string[]; links: string[] };

/**
 * Every file and every link below a folder; none when there is no such folder. One call for each folder: Node's own
 * recursive listing takes twice as long.
 */
export const listEntries = (folder: string): Listed => {
  const files: string[] = [];
  const links: string[] = [];
  const visit = (inside: string) => {
    for (const entry of readdirSync(`${folder}/${inside}`, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(`${inside}${entry.name}/`);
      else if (entry.isFile()) files.push(inside + entry.name);
      else if (entry.isSymbolicLink()) links.push(inside + entry.name);
    }
  };
  try {
    visit('');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return { files, links };
};

/** Every file below a folder, named from there with slashes; none when there is no such folder. */
export const listFiles = (folder: string): string[] => listEntries(folder).files;

/** Every file below a folder of `root`, named from `root` with slashes. */
export const filesBelow = (root: string, folder: string): string[] =>
  listFiles(`${root}/${folder}`).map((file) => `${folder}/${file}`);
