import path from 'node:path';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { isSchemaFile } from '../../src/engine/core/file-names.ts';
import { mailWordsFile } from '../site/mail-words-file.ts';
import { type SiteFiles, schemaFolder } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { joinByUndoing } from './causes/join-by-undoing.ts';
import { joinPastedGroups } from './causes/join-pasted-groups.ts';
import { placeLeftovers } from './causes/place-leftovers.ts';
import { withoutMinor } from './causes/without-minor.ts';
import { joinDamagedTexts } from './released/join-damaged-texts.ts';
import { joinLosses } from './released/losses/join-losses.ts';
import { tellNewAssets } from './released/tell-new-assets.ts';
import type { ValidateOptions } from './validate-options.ts';
import { withOwnOffset } from './with-own-offset.ts';

/** The site that has the problems, and how it is checked. */
type Around = { files: SiteFiles; options: ValidateOptions };

/** A step from all that was found to what is told. */
type Stage = (problems: Problem[], around: Around) => Problem[] | Promise<Problem[]>;

const withPastedGroups: Stage = (problems, { files }) => joinPastedGroups(files, problems);

const withNewAssets: Stage = (problems, { files, options }) => tellNewAssets(files, problems, options.past);

const withLosses: Stage = (problems, { files, options }) => joinLosses(files, problems, options.past);

/** For those who mend each of them every text is told. */
const withDamageJoined: Stage = (problems, { files, options: { past, isAllTold } }) =>
  isAllTold ? problems : joinDamagedTexts(files, problems, past);

/** What matters only once all else is right is held back. */
const withMinorHeldBack: Stage = (problems, { options }) => {
  if (options.isAllTold) return problems;
  const kept = withoutMinor(problems);
  const isKept = new Set(kept);
  const minor = problems.filter((problem) => !isKept.has(problem));
  options.onHeldBack?.(minor.map((problem) => ({ problem, because: withoutMinor.name })));
  return kept;
};

const withLeftoversPlaced: Stage = (problems, { files }) => placeLeftovers(files, problems);

const withOwnOffsets: Stage = (problems, { files }) => withOwnOffset(files, problems);

/** Files beside the content are read again only when there is something to show in them. */
const withFilesNoted: Stage = (problems, { files: { root, texts } }) => {
  if (path.join(root, 'schemas') !== schemaFolder) return problems;
  for (const { file } of problems) if (isSchemaFile(file) || file === mailWordsFile) texts.note(file);
  return problems;
};

const withUndone: Stage = async (problems, { files, options: { validators = storedValidators, past } }) => {
  if (problems.length === 0) return problems;
  const former = (await past?.())?.former;
  return joinByUndoing({ ...files, validators: await validators(files.source.schemas), former }, problems);
};

/** Each looks only at what the ones before it have left. */
const stages: Stage[] = [
  withPastedGroups,
  withDamageJoined,
  withNewAssets,
  withLosses,
  withMinorHeldBack,
  withLeftoversPlaced,
  withFilesNoted,
  withOwnOffsets,
  withUndone,
];

/** Problems with those told as one that have one cause. */
export const joinedProblems = async (found: Problem[], around: Around): Promise<Problem[]> => {
  let problems = found;
  for (const stage of stages) problems = await stage(problems, around);
  return problems;
};
