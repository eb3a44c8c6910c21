import { expect, it } from 'vitest';
import { exportsOf, projectModules } from './project-modules.ts';

/** Where every file has the same names, each for its own folder: sections, styles, and the code of a new section as text. */
const isNamedForItsFolder = (file: string): boolean =>
  /\.styles\.ts$|^src\/site\/sections\/[^/]+\/(?:Component\.tsx|styles\.ts)$|^scripts\/content\/new\/section-texts\.ts$/.test(
    file,
  );

/** Two of one name, and why. */
const twice: { [name: string]: string } = {
  Link: 'the element that React draws, and in checks a value that leads somewhere',
  Loss: 'what an edit lost of the last commit, and in checks what follows from a lost listing',
  below: 'a media query beside "from", and in checks what stands below a pointer',
  checkAsWorker: 'the command hands on what it loads late',
  escapeHtml: 'the functions of the forms share no code with the engine',
  extracted: 'the bundle calls either, with JSX in line or without',
};

it('an exported name is exported once', () => {
  const files = new Map<string, string[]>();
  for (const [file, source] of projectModules)
    if (!/\.test\.tsx?$|^tests\/|\/testing\//.test(file) && !isNamedForItsFolder(file))
      for (const { name } of exportsOf(source)) files.set(name, [...(files.get(name) ?? []), file]);
  const repeated = [...files].filter(([, places]) => places.length > 1);
  expect(files.size).toBeGreaterThan(1500);
  expect(repeated.filter(([name]) => !(name in twice))).toEqual([]);
});
