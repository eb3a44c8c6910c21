import { checkSite } from '../../src/engine/core/checks/check-site.ts';
import type { Problem } from '../../src/engine/core/checks/problem.ts';
import { createLocator, type LocatedProblem } from '../site/locate-problem.ts';
import { draftedSite } from './drafted-site.ts';
import { Refusal, type Workspace } from './workspace.ts';

/** What a change would add to the problems of a site. */
export type Consequences = { texts: Map<string, string>; problems: LocatedProblem[] };

/** Names change, so that a problem that stays may be told in other words: problems are held against each other by number. */
const added = (before: Problem[], after: Problem[]): Problem[] => {
  const known = new Set(before.map(({ check, message }) => `${check}\n${message}`));
  const count = (problems: Problem[], id: string) => problems.filter(({ check }) => check === id).length;
  const grown = new Set(after.map(({ check }) => check).filter((id) => count(after, id) > count(before, id)));
  return after.filter(({ check, message }) => grown.has(check) && !known.has(`${check}\n${message}`));
};

/** The texts of the files as they would be. */
const textsOf = ({ draft }: Workspace): Map<string, string> =>
  new Map(draft.changes().flatMap((change) => (change.kind === 'write' ? [[change.file, change.text]] : [])));

const place = ({ file, line, column, message }: LocatedProblem) => `${file}:${line}:${column}  ${message}`;

/**
 * Checks the site as it would be. What would be wrong then and is not now keeps the draft from being written;
 * what should be looked at is returned.
 */
export const verifyDraft = (workspace: Workspace): Consequences => {
  const texts = textsOf(workspace);
  const before = checkSite(workspace.files.source);
  const after = checkSite(draftedSite(workspace));
  const problems = added(before, after).map(
    createLocator({
      ...workspace.files,
      texts: { get: (file) => texts.get(file) ?? workspace.files.texts.get(file) },
    }),
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Refusal(
      `Nothing was changed, because this would be wrong then:\n${errors.map(place).join('\n')}`,
    );
  return { texts, problems };
};
