import path from 'node:path';
import { createContext } from '../../src/engine/core/checks/create-context.ts';
import { problemKey } from '../../src/engine/core/checks/problems/place-keys.ts';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { applyToRestated } from '../../src/engine/core/checks/settings/apply-to-restated.ts';
import { isSchemaFile } from '../../src/engine/core/file-names.ts';
import { mailWordsFile } from '../site/mail-words-file.ts';
import { type SiteFiles, schemaFolder } from '../site/site-files.ts';
import { storedValidators } from '../site/stored-validators.ts';
import { joinByUndoing } from './causes/join-by-undoing.ts';
import { joinPastedGroups } from './causes/join-pasted-groups.ts';
import { placeLeftovers } from './causes/place-leftovers.ts';
import { withoutLostPictures } from './causes/without-lost-pictures.ts';
import { withoutMinor } from './causes/without-minor.ts';
import { joinDamagedTexts } from './since-commit/join-damaged-texts.ts';
import { joinLosses } from './since-commit/losses/join-losses.ts';
import { tellNewAssets } from './since-commit/tell-new-assets.ts';
import type { ValidateOptions } from './validate-options.ts';
import { withOwnOffset } from './with-own-offset.ts';

/** The site that has the problems, how it is checked, and the keys of what was wrong with it before. */
type Site = {
  files: SiteFiles;
  options: ValidateOptions;
  known: () => Promise<ReadonlySet<string>>;
};

/** A site with all that was found in it. */
type Around = Site & { found: Problem[] };

/** A step from all that was found to what is told. */
type Stage = (problems: Problem[], around: Around) => Problem[] | Promise<Problem[]>;

const withPastedGroups: Stage = (problems, { files }) => joinPastedGroups(files, problems);

const withNewAssets: Stage = (problems, { files, options }) => tellNewAssets(files, problems, options.past);

const withLosses: Stage = (problems, { files, options }) => joinLosses(files, problems, options.past);

/** For those who mend each of them every text is told. */
const withDamageJoined: Stage = (problems, { files, options: { past, isAllTold } }) =>
  isAllTold ? problems : joinDamagedTexts(files, problems, past);

type Rule = (problems: Problem[]) => Problem[];

/** What a rule keeps. A warning may stand for weeks: what was wrong before hides nothing that is new. */
const keptBy = async (rule: Rule, problems: Problem[], { known }: Around): Promise<Problem[]> => {
  const kept = rule(problems);
  if (kept.length === problems.length) return problems;
  const before = await known();
  const isNew = (problem: Problem) => !before.has(problemKey(problem));
  const isKept = new Set([...kept, ...rule(problems.filter(isNew))]);
  return problems.filter((problem) => isKept.has(problem));
};

/** What a rule leaves out is held back, but not from those who mend all. */
const heldBackBy =
  (rule: Rule): Stage =>
  async (problems, around) => {
    const { options } = around;
    if (options.isAllTold) return problems;
    const kept = new Set(await keptBy(rule, problems, around));
    const others = problems.filter((problem) => !kept.has(problem));
    options.onHeldBack?.(others.map((problem) => ({ problem, because: rule.name })));
    return [...kept];
  };

const withLeftoversPlaced: Stage = (problems, { files }) => placeLeftovers(files, problems);

const withOwnOffsets: Stage = (problems, { files }) => withOwnOffset(files, problems);

/** Files beside the content are read again only when there is something to show in them. */
const withFilesNoted: Stage = (problems, { files: { root, texts } }) => {
  if (path.join(root, 'schemas') !== schemaFolder) return problems;
  for (const { file } of problems) if (isSchemaFile(file) || file === mailWordsFile) texts.note(file);
  return problems;
};

/** What is told only when nothing else is wrong is no reason to leave two places as they are. */
const withUndone: Stage = async (problems, { files, options: { validators = storedValidators, past } }) => {
  const grave = withoutMinor(problems);
  if (grave.length === 0) return problems;
  const former = (await past?.())?.former;
  const site = { ...files, validators: await validators(files.source.schemas), former };
  const isGrave = new Set(grave);
  return [...joinByUndoing(site, grave), ...problems.filter((problem) => !isGrave.has(problem))];
};

/**
 * Problems that were told elsewhere or under another check are what readers see: settings act on these, too. They have
 * acted on what is told as it was found.
 */
const withSettings: Stage = async (problems, { files: { source }, options, found }) => {
  const asFound = new Set(found);
  if (problems.every((problem) => asFound.has(problem))) return problems;
  const { validators = storedValidators } = options;
  return applyToRestated(problems, createContext(source, new Set(), await validators(source.schemas)));
};

/** Each looks only at what the ones before it have left. */
const stages: Stage[] = [
  withPastedGroups,
  withDamageJoined,
  withNewAssets,
  withLosses,
  withLeftoversPlaced,
  withFilesNoted,
  withOwnOffsets,
  withUndone,
  heldBackBy(withoutLostPictures),
  withSettings,
  heldBackBy(withoutMinor),
];

/** Problems with those told as one that have one cause. */
export const joinedProblems = async (found: Problem[], site: Site): Promise<Problem[]> => {
  let problems = found;
  for (const stage of stages) problems = await stage(problems, { ...site, found });
  return problems;
};
