import { readdirSync } from 'node:fs';

/**
 * Every file below a folder, named from there with slashes; none when there is no such folder. One call for each
 * folder: Node's own recursive listing takes twice as long.
 */
export const listFiles = (folder: string): string[] => {
  const files: string[] = [];
  const visit = (inside: string) => {
    for (const entry of readdirSync(`${folder}/${inside}`, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(`${inside}${entry.name}/`);
      else if (entry.isFile()) files.push(inside + entry.name);
    }
  };
  try {
    visit('');
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code !== 'ENOENT' &&
      (error as NodeJS.ErrnoException).code !== 'ENOTDIR'
    )
      throw error;
  }
  return files;
};
