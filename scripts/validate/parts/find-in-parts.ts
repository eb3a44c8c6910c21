import { checkParts } from '../../../src/engine/core/checks/check-parts.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { readRecordedSchemas } from '../../site/recorded-schemas.ts';
import { present, type SiteFiles } from '../../site/site-files.ts';
import { storedValidators } from '../../site/stored-validators.ts';
import { typesDrift } from '../code/types-drift.ts';
import { isOwnSite } from '../is-own-site.ts';
import { prepareChecks } from '../prepare-checks.ts';
import { demandSite } from '../read-files.ts';
import { findSinceCommit } from '../since-commit/find-since-commit.ts';
import { checkWriting } from '../texts/check-writing.ts';
import { unreadSchemas } from '../texts/unread-schemas.ts';
import type { ValidateOptions } from '../validate-options.ts';
import { foundSince, openCheckMemory } from './check-memory.ts';
import { readInParts } from './read-in-parts.ts';

/** What all checks find in a site that is read in parts. The pages of its files are stripped. */
export const findInParts = async (
  root: string,
  pageFiles: string[],
  options: ValidateOptions,
): Promise<{ files: SiteFiles; found: Problem[] }> => {
  const { errorsOnly = false, cache, clock = present(), validators = storedValidators, threads } = options;
  await demandSite(root);
  const isKept = cache !== undefined && !errorsOnly;
  const memory = isKept ? openCheckMemory(root, pageFiles, cache) : undefined;
  const how = { clock, validators, errorsOnly, threads, memory };
  const { files, results, around } = await readInParts(root, pageFiles, how);
  const unread = unreadSchemas(files);
  if (unread.length > 0) return { files, found: unread };
  const format = errorsOnly ? [] : [...checkWriting(files, []), ...results.flatMap((part) => part.format)];
  const reports = results.map(({ report }) => report);
  const drift = isOwnSite(files, options)
    ? await typesDrift(files.source.schemas, readRecordedSchemas(root), root)
    : [];
  const compared = await findSinceCommit(files, options);
  const checking = await prepareChecks(files, [...format, ...drift, ...compared], options);
  const find = () => checkParts(files.source, reports, checking);
  const site = { ...files, results, around, beside: checking.beside.problems };
  const found = memory ? foundSince(memory, site, find) : find();
  return { files, found };
};
