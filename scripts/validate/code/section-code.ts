import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of code that draws a section type. */
type CodeFile = { file: string; text: string };

/** The components in the folder of a section type, without their tests. */
export const sectionCode = async (type: string, project: string): Promise<CodeFile[]> => {
  const folder = `src/site/sections/${type}`;
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
