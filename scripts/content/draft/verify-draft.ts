import { placeKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { runChecks } from '../../../src/engine/core/checks/run-checks.ts';
import { createValidators } from '../../../src/engine/core/checks/schema-errors/validators.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { Change } from '../../site/change-plan.ts';
import { createLocator, type LocatedProblem } from '../../site/locate-problem.ts';
import { RefusedChange, type Workspace } from '../workspace.ts';
import { draftedSite } from './drafted-site.ts';

/** The problems that a change would add to a site. */
export type Consequences = { texts: Map<string, string>; problems: LocatedProblem[] };

/** The effect of a change on files: which are new, and the former names of the others. */
type Files = { isNew: (file: string) => boolean; nameBefore: (file: string) => string };

const filesOf = ({ draft, files }: Workspace): Files => {
  const changes = draft.changes();
  const origins = new Map(
    changes.flatMap((change) => {
      if (change.kind === 'move') return [[change.to, change.file]];
      return change.kind === 'write' && change.from !== undefined ? [[change.file, change.from]] : [];
    }),
  );
  const written = new Set(changes.flatMap(({ kind, file }) => (kind === 'write' ? [file] : [])));
  return {
    isNew: (file) => written.has(file) && !origins.has(file) && !files.texts.has(file),
    nameBefore: (file) => origins.get(file) ?? file,
  };
};

/**
 * The problems that a change adds. Names change, and with them messages, so problems are compared by place and by
 * number. In a new file, every problem is new.
 */
const added = (before: Problem[], after: Problem[], { isNew, nameBefore }: Files): Problem[] => {
  const inWords = ({ check, message }: Problem) => `${check}\n${message}`;
  const inPlace = ({ check, file, pointer }: Problem) =>
    `${check}\n${placeKey({ file: nameBefore(file), pointer })}`;
  const known = new Set(before.flatMap((problem) => [inWords(problem), inPlace(problem)]));
  const count = (problems: Problem[], id: string) => problems.filter(({ check }) => check === id).length;
  const grown = new Set(after.map(({ check }) => check).filter((id) => count(after, id) > count(before, id)));
  return after.filter(
    (problem) =>
      (grown.has(problem.check) || isNew(problem.file)) &&
      !known.has(inWords(problem)) &&
      !known.has(inPlace(problem)),
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

const problemsOf = (source: SiteSource): Problem[] =>
  runChecks(source, { validators: createValidators(source.schemas) });

/** The address of a new draft is checked before it is published: whether it is free and well written. */
const addressFaults = (workspace: Workspace): Problem[] => {
  const { draft, files } = workspace;
  const isNew = ({ kind, file }: Change) => kind === 'write' && isPageFile(file) && !files.texts.has(file);
  if (!draft.changes().some(isNew)) return [];
  const [before, after] = [files.source, draftedSite(workspace)].map((source) =>
    problemsOf(published(source)).filter(
      ({ check, severity }) => check.startsWith('route/') && severity === 'error',
    ),
  );
  return added(before ?? [], after ?? [], filesOf(workspace));
};

const place = ({ file, line, column, message }: LocatedProblem) => `${file}:${line}:${column}  ${message}`;

/**
 * Checks the site as it would be. What would be wrong then and is not now keeps the draft from being written;
 * what should be looked at is returned.
 */
export const verifyDraft = (workspace: Workspace): Consequences => {
  const texts = textsOf(workspace);
  const before = problemsOf(workspace.files.source);
  const after = problemsOf(draftedSite(workspace));
  const locate = createLocator({
    ...workspace.files,
    texts: { get: (file) => texts.get(file) ?? workspace.files.texts.get(file) },
  });
  const problems = added(before, after, filesOf(workspace)).map(locate);
  const found = problems.filter(({ severity }) => severity === 'error');
  const errors = found.length > 0 ? found : addressFaults(workspace).map(locate);
  if (errors.length > 0)
    throw new RefusedChange(
      `Nothing was changed, because this would be wrong then:\n${errors.map(place).join('\n')}`,
    );
  return { texts, problems };
};
