import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { runChecks } from '../../src/engine/core/checks/run-checks.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { findWithChangedSchemas } from './causes/find-with-changed-schemas.ts';
import { isOwnSite } from './is-own-site.ts';
import { prepareChecks } from './prepare-checks.ts';
import { findSinceCommit } from './since-commit/find-since-commit.ts';
import { checkWriting } from './texts/check-writing.ts';
import { unreadSchemas } from './texts/unread-schemas.ts';
import type { ValidateOptions } from './validate-options.ts';

/** What all checks find in a site that is at hand as a whole. */
export const findInWhole = async (files: SiteFiles, options: ValidateOptions): Promise<Problem[]> => {
  const unread = unreadSchemas(files);
  if (unread.length > 0) return unread;
  const { errorsOnly, check = runChecks } = options;
  // The same with whatever schemas the site is measured by.
  const once = [
    ...(errorsOnly ? [] : checkWriting(files, files.source.pages)),
    ...(await findSinceCommit(files, options)),
  ];
  const find = async (source: SiteSource, known: Problem[]) => {
    const site = { ...files, source };
    // What is only tried out with other schemas holds nothing back.
    const how = source === files.source ? options : { ...options, onHeldBack: undefined };
    return check(source, await prepareChecks(site, [...once, ...known], how));
  };
  return findWithChangedSchemas(find, files.source, {
    project: codeRoot,
    withTypes: isOwnSite(files, options),
  });
};
