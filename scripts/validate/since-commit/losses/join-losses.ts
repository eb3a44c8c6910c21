import path from 'node:path';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../../src/engine/core/checks/problems/problem-of.ts';
import { bySeverity } from '../../../../src/engine/core/checks/problems/severities.ts';
import { toldUnder } from '../../../../src/engine/core/checks/problems/told-under.ts';
import { publicAddress, publicFile } from '../../../../src/engine/core/file-names.ts';
import { type GoneFile, goneFiles } from '../../../git/gone-files.ts';
import { ifCommitted } from '../../../git/if-committed.ts';
import { type SiteFiles, schemaFolder } from '../../../site/site-files.ts';
import type { GoneAsset, LookBack, Past } from '../look-back.ts';
import { replacedTexts, withFormerWords } from '../restated/replaced-texts.ts';
import { withChangedPlace } from '../restated/with-changed-place.ts';
import { withFormerEncoding } from '../restated/with-former-encoding.ts';
import { withFormerExchange } from '../restated/with-former-exchange.ts';
import { withFormerGroup } from '../restated/with-former-group.ts';
import { withFormerHome } from '../restated/with-former-home.ts';
import { withFormerKey } from '../restated/with-former-key.ts';
import { withFormerList } from '../restated/with-former-list.ts';
import { withFormerName } from '../restated/with-former-name.ts';
import { withFormerOrder } from '../restated/with-former-order.ts';
import { withFormerSource } from '../restated/with-former-source.ts';
import { withFormerTexts } from '../restated/with-former-texts.ts';
import { withFormerChoice, withFormerValue } from '../restated/with-former-value.ts';
import { withLostGroup } from '../restated/with-lost-group.ts';
import { withLostItem } from '../restated/with-lost-item.ts';
import { withNewDuplicate } from '../restated/with-new-duplicate.ts';
import { withNewPage } from '../restated/with-new-page.ts';
import { assetLosses } from './asset-losses.ts';
import { changedLock } from './changed-lock.ts';
import { exchangedEntries } from './exchanged-entries.ts';
import { factLosses } from './fact-losses.ts';
import { emptiedFiles, missedWords, strayedFiles } from './file-losses.ts';
import type { Loss } from './loss.ts';
import { lostChoices } from './lost-choices.ts';
import { lostFacts } from './lost-facts.ts';
import { keepShown, lostTexts } from './lost-texts.ts';
import { pageLosses } from './page-losses.ts';
import { pastedItems } from './pasted-items.ts';
import { pictureLosses } from './picture-losses.ts';
import { schemaLosses } from './schema-losses.ts';
import { configWrittenOver, exchangedPages, pagesWrittenOver, wordsWrittenOver } from './written-over.ts';
import { wrongExchanges } from './wrong-exchanges.ts';

const finders: ((past: Past, problems: Problem[]) => Loss[])[] = [
  configWrittenOver,
  missedWords,
  emptiedFiles,
  strayedFiles,
  exchangedPages,
  pagesWrittenOver,
  pageLosses,
  wordsWrittenOver,
  lostChoices,
  assetLosses,
  schemaLosses,
  changedLock,
  pastedItems,
  exchangedEntries,
  wrongExchanges,
  lostTexts,
  pictureLosses,
  factLosses,
  lostFacts,
  replacedTexts,
];

/** Each says more of a problem than the one before it, by what was there. */
const restaters: ((past: Past, problem: Problem) => Problem)[] = [
  withChangedPlace,
  withLostGroup,
  withNewDuplicate,
  withNewPage,
  withFormerEncoding,
  withFormerSource,
  withFormerExchange,
  withFormerWords,
  withFormerGroup,
  withFormerList,
  withFormerName,
  withFormerHome,
  withFormerKey,
  withFormerOrder,
  withFormerTexts,
  withFormerChoice,
  withLostItem,
  withFormerValue,
];

/** That an old address leads nowhere is told where the page has gone, if nothing else misses it. */
const isMild = ({ check }: Problem): boolean => check === 'redirect/missing-after-rename';

/**
 * What follows from one loss is told as that, under the check of the worst of it, or under that of the loss: unless
 * something is an error, which the settings of another check must not silence.
 */
const joinLoss = (problems: Problem[], { told: { check, ...told }, isFollower }: Loss): Problem[] => {
  const following = problems.filter(isFollower);
  const [worst] = following.filter((problem) => !isMild(problem)).sort(bySeverity);
  if (!worst) return problems;
  const isOwn = worst.severity !== 'error' || following.some((problem) => problem.check === check);
  const { check: id, severity } = worst;
  const joined = problemOf({ id, severity }, { ...told, tells: 'former' });
  return [
    ...problems.filter((problem) => !following.includes(problem)),
    isOwn && check !== undefined ? toldUnder(joined, check) : joined,
  ];
};

/** What the public folder has lost, when something is missed there. */
const lostAssets = async (
  { root, source }: SiteFiles,
  problems: Problem[],
  since: string,
): Promise<GoneAsset[]> => {
  if (!problems.some(isOf('ref/missing-asset', 'ref/missing-icon'))) return [];
  const present = Object.keys(source.assets).map(publicFile);
  const gone = await ifCommitted(goneFiles(root, since, { folder: 'public', present }));
  return (gone ?? []).map(({ file, now }) => ({ src: publicAddress(file), now: now && publicAddress(now) }));
};

/** The schemas that a site of its own has lost, when one is missed. */
const lostSchemas = async (
  { root, source }: SiteFiles,
  problems: Problem[],
  since: string,
): Promise<GoneFile[]> => {
  const isMissed = problems.some(isOf('ref/missing-entry', 'schema/self', 'schema/no-schema'));
  if (!isMissed || path.join(root, 'schemas') !== schemaFolder) return [];
  const present = Object.keys(source.schemas).map((name) => `schemas/${name}`);
  const gone = await ifCommitted(goneFiles(root, since, { folder: 'schemas', present }));
  // Those of earlier versions are read elsewhere.
  return (gone ?? []).filter(({ file }) => !file.startsWith('schemas/migrations/'));
};

/** What a site was where the work branched off a commit; undefined outside of git, and where nothing is another. */
const pastOf = async (
  files: SiteFiles,
  problems: Problem[],
  lookBack: LookBack,
): Promise<Past | undefined> => {
  const content = await lookBack();
  if (!content) return undefined;
  const { since, former } = content;
  const goneAssets = await lostAssets(files, problems, since);
  const goneSchemas = await lostSchemas(files, problems, since);
  const isAsBefore = former.size + goneAssets.length + goneSchemas.length === 0;
  return isAsBefore ? undefined : { files, ...content, goneAssets, goneSchemas };
};

/**
 * The problems of a site, with those told as one that follow from a file which a commit had and which is gone, was
 * written over or is called otherwise. Where nothing misses it, it was meant; git is asked only when there are problems.
 */
export const joinLosses = async (
  files: SiteFiles,
  problems: Problem[],
  lookBack: LookBack | undefined,
): Promise<Problem[]> => {
  if (!lookBack || problems.length === 0) return problems;
  const past = await pastOf(files, problems, lookBack);
  if (!past) return problems;
  const joined = finders.flatMap((find) => find(past, problems)).reduce(joinLoss, problems);
  return keepShown(past, joined).map((problem) =>
    restaters.reduce((told, restate) => restate(past, told), problem),
  );
};
