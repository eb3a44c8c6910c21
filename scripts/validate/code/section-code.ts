import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile } from '../../site/is-file.ts';
import { componentFile, sectionFolder, sectionsFolder } from '../../site/section-folder.ts';

/** A file of code that draws a section type. */
type CodeFile = { file: string; text: string };

/** The components in the folder of a section type, without their tests. */
export const sectionCode = async (type: string, project: string): Promise<CodeFile[]> => {
  const folder = sectionFolder(type);
  const names = await readdir(path.join(project, folder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map(async (name) => ({
        file: `${folder}/${name}`,
        text: await readFile(path.join(project, folder, name), 'utf8'),
      })),
  );
};

/** The section types that have a component. */
export const drawnTypes = async (project: string): Promise<string[]> => {
  const folder = path.join(project, sectionsFolder);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const named = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const drawn = named.map(async (name) =>
    (await isFile(path.join(project, componentFile(name)))) ? [name] : [],
  );
  return (await Promise.all(drawn)).flat();
};
