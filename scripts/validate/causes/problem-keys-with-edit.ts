import { stripPage } from '../../../src/engine/core/checks/context/strip-page.ts';
import { createContext } from '../../../src/engine/core/checks/create-context.ts';
import { problemKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { foundOnPages } from '../../../src/engine/core/checks/run-checks.ts';
import { runningChecks } from '../../../src/engine/core/checks/running-checks.ts';
import {
  createValidators,
  type Validators,
} from '../../../src/engine/core/checks/schema-errors/validators.ts';
import { configFile, isSchemaFile } from '../../../src/engine/core/file-names.ts';
import type { Json, PageFile, SiteSource } from '../../../src/engine/core/types.ts';

/**
 * A document in the place of a file's, and the checks to run besides those that look at one page at a time; other pages
 * are left out then. Without `checks`, all run, with all pages: that takes long on a large site.
 */
type Edited = { file: string; document: unknown; checks?: ReadonlySet<string> };

/** A site with another document. The other pages are given without what their sections show. */
const siteWith = (source: SiteSource, { file, document, checks }: Edited): SiteSource => ({
  ...source,
  ...(isSchemaFile(file)
    ? { schemas: { ...source.schemas, [file.slice('schemas/'.length)]: document as Json } }
    : {}),
  ...(file === configFile ? { config: document as SiteSource['config'] } : {}),
  pages: source.pages.flatMap((page) => {
    if (page.file === file) return [{ ...page, document: document as PageFile['document'] }];
    return checks ? [] : [stripPage(page)];
  }),
});

/**
 * The keys of the problems with an edited page, configuration or schema: all in that file, but only errors in others,
 * since the words and pictures of other pages seem to be unused.
 */
export const problemKeysWithEdit = (
  source: SiteSource,
  edited: Edited,
  validators: Validators,
): Set<string> => {
  const site = siteWith(source, edited);
  const measures = isSchemaFile(edited.file) ? createValidators(site.schemas) : validators;
  const context = createContext(site, new Set(), measures);
  const found = runningChecks(context, {}).flatMap((check) => {
    const ofSite = edited.checks?.has(check.id) === false ? undefined : check.run?.(context);
    return [...(ofSite ?? []), ...foundOnPages(check, context)]
      .map((finding) => problemOf(check, finding))
      .filter(({ file, severity }) => file === edited.file || severity === 'error');
  });
  return new Set(found.map(problemKey));
};
