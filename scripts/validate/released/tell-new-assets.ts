import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { messageOfUnshown, refOrphanAsset } from '../../../src/engine/core/checks/ref/ref-orphan-asset.ts';
import { isPublicFile, publicFile } from '../../../src/engine/core/file-names.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { formerTexts } from '../git/former-texts.ts';
import { isNewSince, type LookBack } from './look-back.ts';

/** The file that a place of the content is said to have shown. */
const fileGuessed = ({ check, file, suggestion }: Problem): string | undefined =>
  check === refOrphanAsset.id && !isPublicFile(file) ? suggestion : undefined;

/** Whether a commit does not have a file of the public folder. Outside of git nobody knows. */
const isNewAsset = async (
  { root }: SiteFiles,
  asset: string,
  past: LookBack | undefined,
): Promise<boolean> => {
  const content = await past?.();
  if (!content) return false;
  const file = publicFile(asset);
  const former = await formerTexts(root, { since: content.since, among: [file] });
  return isNewSince({ ...content, former }, file);
};

/** A file that nothing has ever shown is told at itself: no place of the content has lost it. */
export const tellNewAssets = async (
  files: SiteFiles,
  problems: Problem[],
  past: LookBack | undefined,
): Promise<Problem[]> => {
  const told = problems.map(async (problem): Promise<Problem> => {
    const asset = fileGuessed(problem);
    if (asset === undefined || !(await isNewAsset(files, asset, past))) return problem;
    const { check, severity } = problem;
    return { check, severity, file: publicFile(asset), pointer: '', message: messageOfUnshown(asset) };
  });
  return Promise.all(told);
};
