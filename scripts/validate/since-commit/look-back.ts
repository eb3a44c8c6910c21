import { configFile, lockFile } from '../../../src/engine/core/file-names.ts';
import { onDemand } from '../../../src/engine/core/memory/on-demand.ts';
import { formerTexts } from '../../git/former-texts.ts';
import type { GoneFile } from '../../git/gone-files.ts';
import { ifCommitted } from '../../git/if-committed.ts';
import { branchPoint, tellInstead } from '../../git/run-git.ts';
import type { SiteFiles } from '../../site/site-files.ts';

/** What the changed files of a site's content said at a commit: undefined for those that were not there. */
export type FormerContent = { since: string; former: ReadonlyMap<string, string | undefined> };

/** A file of the public folder that a commit had and that is gone, and what holds its content now. */
export type GoneAsset = { src: string; now?: string | undefined };

/** A site beside what it was. Files of the public folder and schemas are looked up when some are missing. */
export type Past = FormerContent & {
  files: SiteFiles;
  goneAssets?: GoneAsset[];
  /** Of a site that has the schemas itself. */
  goneSchemas?: GoneFile[];
};

/** Whether a file of the content was not there at the commit. */
export const isNewSince = ({ former }: FormerContent, file: string): boolean =>
  former.has(file) && former.get(file) === undefined;

/** Asks git what the content was, at most once; undefined outside of git, and where git fails. */
export type LookBack = () => Promise<FormerContent | undefined>;

/** Where content lies that people save over, rename and delete. */
const among = ['pages', 'locales', configFile, lockFile];

const formerContent = async (root: string, asked: string): Promise<FormerContent> => {
  const since = await branchPoint(root, asked);
  return { since, former: await formerTexts(root, { since, among }) };
};

/** How one looks back to where the work in a folder branched off a commit. */
export const lookBack = (root: string, asked: string): LookBack =>
  onDemand(() => ifCommitted(formerContent(root, asked)));

/** The same for a commit that somebody has named: throws a UsageError when it cannot be read. */
export const lookBackToNamed = (root: string, asked: string): LookBack =>
  onDemand(() => formerContent(root, asked).catch(tellInstead('Name the files instead.')));
