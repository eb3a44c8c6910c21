import { checkSite } from '../../src/engine/core/checks/check-site.ts';
import type { Problem } from '../../src/engine/core/checks/problem.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { createLocator, type LocatedProblem } from '../site/locate-problem.ts';
import type { Change } from './draft.ts';
import { draftedSite } from './drafted-site.ts';
import { Refusal, type Workspace } from './workspace.ts';

/** What a change would add to the problems of a site. */
export type Consequences = { texts: Map<string, string>; problems: LocatedProblem[] };

/**
 * Names change, so that a problem that stays may be told in other words: problems are held against each other by number.
 * What is told of a file that was not there before is new in any case.
 */
const added = (before: Problem[], after: Problem[], isNew = (_: string) => false): Problem[] => {
  const known = new Set(before.map(({ check, message }) => `${check}\n${message}`));
  const count = (problems: Problem[], id: string) => problems.filter(({ check }) => check === id).length;
  const grown = new Set(after.map(({ check }) => check).filter((id) => count(after, id) > count(before, id)));
  return after.filter(
    ({ check, message, file }) => (grown.has(check) || isNew(file)) && !known.has(`${check}\n${message}`),
  );
};

/** The texts of the files as they would be. */
const textsOf = ({ draft }: Workspace): Map<string, string> =>
  new Map(draft.changes().flatMap((change) => (change.kind === 'write' ? [[change.file, change.text]] : [])));

/** A site with its drafts as if they were published. */
const published = (source: SiteSource): SiteSource => ({
  ...source,
  clock: { ...source.clock, drafts: true },
});

/** Nobody misses the address of a new draft before it is published: whether it is free and well written is told now. */
const addressFaults = (workspace: Workspace): Problem[] => {
  const { draft, files } = workspace;
  const isNew = ({ kind, file }: Change) =>
    kind === 'write' && file.startsWith('pages/') && !files.texts.has(file);
  if (!draft.changes().some(isNew)) return [];
  const [before, after] = [files.source, draftedSite(workspace)].map((source) =>
    checkSite(published(source)).filter(
      ({ check, severity }) => check.startsWith('route/') && severity === 'error',
    ),
  );
  return added(before ?? [], after ?? []);
};

const place = ({ file, line, column, message }: LocatedProblem) => `${file}:${line}:${column}  ${message}`;

/**
 * Checks the site as it would be. What would be wrong then and is not now keeps the draft from being written;
 * what should be looked at is returned.
 */
export const verifyDraft = (workspace: Workspace): Consequences => {
  const texts = textsOf(workspace);
  const before = checkSite(workspace.files.source);
  const after = checkSite(draftedSite(workspace));
  const locate = createLocator({
    ...workspace.files,
    texts: { get: (file) => texts.get(file) ?? workspace.files.texts.get(file) },
  });
  const isNew = (file: string) => texts.has(file) && !workspace.files.texts.has(file);
  const problems = added(before, after, isNew).map(locate);
  const found = problems.filter(({ severity }) => severity === 'error');
  const errors = found.length > 0 ? found : addressFaults(workspace).map(locate);
  if (errors.length > 0)
    throw new Refusal(
      `Nothing was changed, because this would be wrong then:\n${errors.map(place).join('\n')}`,
    );
  return { texts, problems };
};
