import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { messageOfUnshown, refOrphanAsset } from '../../../src/engine/core/checks/ref/ref-orphan-asset.ts';
import { isPublicFile, publicAddress, publicFile } from '../../../src/engine/core/file-names.ts';
import { formerTexts } from '../../git/former-texts.ts';
import { ifCommitted } from '../../git/if-committed.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { isNewSince, type LookBack } from './look-back.ts';

/** The file that nothing shows, told at itself or at a place of the content that is said to have shown it. */
const unshownAsset = ({ check, file, suggestion }: Problem): string | undefined => {
  if (check !== refOrphanAsset.id) return undefined;
  return isPublicFile(file) ? publicAddress(file) : suggestion;
};

/** Whether a commit does not have a file of the public folder. Outside of git nobody knows. */
const isNewAsset = async (
  { root }: SiteFiles,
  asset: string,
  past: LookBack | undefined,
): Promise<boolean> => {
  const content = await past?.();
  if (!content) return false;
  const file = publicFile(asset);
  const former = await ifCommitted(formerTexts(root, { since: content.since, among: [file] }));
  return former !== undefined && isNewSince({ ...content, former }, file);
};

/** A file that nothing has ever shown is told at itself: no place of the content has lost it. */
export const tellNewAssets = async (
  files: SiteFiles,
  problems: Problem[],
  past: LookBack | undefined,
): Promise<Problem[]> => {
  const told = problems.map(async (problem): Promise<Problem> => {
    const asset = unshownAsset(problem);
    if (asset === undefined || !(await isNewAsset(files, asset, past))) return problem;
    const { check, severity } = problem;
    return { check, severity, file: publicFile(asset), pointer: '', message: messageOfUnshown(asset, true) };
  });
  return Promise.all(told);
};
