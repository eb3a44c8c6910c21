import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { publicFile } from '../../../src/engine/core/file-names.ts';
import { isPictureFile } from '../../../src/engine/core/picture-file.ts';
import { commitInWords, takeBack } from '../../git/commit-in-words.ts';
import { namesFromGit } from '../../git/run-git.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { withComparison } from './with-comparison.ts';

/** The check that no picture was saved over another; `overwrittenPictures` does the work. */
export const overwrittenPictureCheck = withComparison({
  id: 'media/overwritten',
  severity: 'info',
  description: 'No picture is the same as another one now, and was not at the last commit.',
  advice:
    'A picture that is saved under the name of another shows in two places, and what was there shows nowhere; both files are sound, so nothing else is wrong. Take the file back, unless you mean it: it is only a remark, which is gone with the next commit.',
});

/** The pictures that have the same bytes as others, in groups. Hardly any two are of one size, so few are read. */
const alikeIn = ({ root, source: { assets } }: SiteFiles): string[][] => {
  const pictures = Object.values(assets).filter(({ url }) => isPictureFile(url));
  const ofOneSize = [...Map.groupBy(pictures, ({ bytes }) => bytes).values()].filter(
    ({ length }) => length > 1,
  );
  return ofOneSize.flatMap((some) => {
    const files = some.map(({ url }) => publicFile(url));
    const alike = Map.groupBy(files, (file) => readFileSync(path.join(root, file), 'latin1'));
    return [...alike.values()].filter(({ length }) => length > 1);
  });
};

const toldOf = (file: string, twin: string, since: string): Finding => {
  const message = `This is the same picture as ${twin} now, and was another at ${commitInWords(since)}. If that is not meant, take it back: ${takeBack({ since }, file)}`;
  return { file, pointer: '', message, tells: 'former' };
};

/** Pictures of a site that were saved over by another of its pictures since a commit. */
export const overwrittenPictures = async (files: SiteFiles, since: string): Promise<Problem[]> => {
  const alike = alikeIn(files);
  if (alike.length === 0) return [];
  const diff = ['diff', '--name-only', '--no-renames', '--diff-filter=M', '--relative', '-z', since, '--'];
  const changed = new Set(await namesFromGit(files.root, [...diff, ...alike.flat()]));
  const found = alike.flatMap((group) => {
    const twin = group.find((file) => !changed.has(file));
    return twin === undefined
      ? []
      : group.filter((file) => changed.has(file)).map((file) => toldOf(file, twin, since));
  });
  return found.map((finding) => problemOf(overwrittenPictureCheck, finding));
};
