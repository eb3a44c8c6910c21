import path from 'node:path';
import type { ExitCode } from '../cli/exit-code.ts';
import { reportFailure } from '../cli/report-failure.ts';
import { shellWord } from '../cli/shell-word.ts';
import { brokenOff, type Change, leftPlan } from '../site/change-plan.ts';
import { type ContentRequest, contentHelp, readContentRequest, type What } from './content-request.ts';
import { deleteAsset } from './delete/delete-asset.ts';
import { deleteForm } from './delete/delete-form.ts';
import { deleteKey } from './delete/delete-key.ts';
import { deleteLocale } from './delete/delete-locale.ts';
import { deletePage as deletePageOf } from './delete/delete-page.ts';
import { deleteSection } from './delete/delete-section.ts';
import { demandCommitted } from './demand-committed.ts';
import { demandShortNames } from './demand-short-names.ts';
import { applyChanges } from './draft/apply-changes.ts';
import type { Folders } from './draft/draft.ts';
import { changesSchemas } from './draft/follow-schemas.ts';
import { noteMade } from './draft/made-files.ts';
import { resume } from './draft/resume.ts';
import { verifyDraft } from './draft/verify-draft.ts';
import { withSiteLock } from './draft/with-site-lock.ts';
import { migrateSections } from './migrate/migrate-sections.ts';
import { newForm } from './new/new-form.ts';
import { newLocale } from './new/new-locale.ts';
import { newPage } from './new/new-page.ts';
import { newSection } from './new/new-section.ts';
import { newSolution } from './new/new-solution.ts';
import { bareName } from './page-names.ts';
import { printOutcome } from './print-outcome.ts';
import { renameAsset } from './rename/rename-asset.ts';
import { renameKey } from './rename/rename-key.ts';
import { renamePage as renamePageOf } from './rename/rename-page.ts';
import { renameSection } from './rename/rename-section.ts';
import { keepCommand, lastCommand } from './undo/done-commands.ts';
import { undoLast } from './undo/undo-last.ts';
import { openWorkspace, type Plan, RefusedChange, type Workspace } from './workspace.ts';

type Refactor = (workspace: Workspace, request: ContentRequest) => Plan | Promise<Plan>;

const deletePage: Refactor = (workspace, { what, names: [id = ''], values }) =>
  deletePageOf(workspace, { what, id, redirect: values.redirect, isDry: values['dry-run'] });

const renamePage: Refactor = (workspace, { what, names: [from = '', to = ''], values: { path: address } }) =>
  renamePageOf(workspace, { kind: what.replace('rename ', ''), from, to, path: address });

/** Both change what another command was to change, or has changed. */
type OfAnother = 'resume' | 'undo';

/** The work behind everything else that can be asked for. */
const refactors: Record<Exclude<What, OfAnother>, Refactor> = {
  'rename page': renamePage,
  'rename solution': renamePage,
  'rename entry': renamePage,
  'rename key': (workspace, { names: [from = '', to = ''] }) => renameKey(workspace, from, to),
  'rename section': (workspace, { names: [from = '', to = ''] }) => renameSection(workspace, { from, to }),
  'rename asset': (workspace, { names: [from = '', to = ''] }) => renameAsset(workspace, from, to),
  'delete page': deletePage,
  'delete entry': deletePage,
  'delete solution': deletePage,
  'delete section': (workspace, { names: [type = ''] }) => deleteSection(workspace, type),
  'delete form': (workspace, { names: [name = ''] }) => deleteForm(workspace, name),
  'delete locale': (workspace, { names: [locale = ''] }) => deleteLocale(workspace, locale),
  'delete key': (workspace, { names: [key = ''] }) => deleteKey(workspace, key),
  'delete asset': (workspace, { names: [name = ''] }) => deleteAsset(workspace, name),
  'new page': (workspace, { names: [id = ''], values: { path: address, sections } }) =>
    newPage(workspace, {
      id: bareName(id),
      path: address,
      types: sections?.split(',').map((type) => type.trim()),
    }),
  'new section': (workspace, { names: [type = ''] }) => newSection(workspace, type),
  'new solution': (workspace, { names: [slug = ''] }) => newSolution(workspace, slug),
  'new form': (workspace, { names: [name = ''] }) => newForm(workspace, name),
  'new locale': (workspace, { names: [locale = ''] }) => newLocale(workspace, locale),
  migrate: (workspace, { values: { check } }) => migrateSections(workspace, { check }),
};

/** Adds a note about generated files, since `git status` shows them. */
const withTypesTold = ({ done, notes = [] }: Plan, changes: Change[]): Plan => ({
  done,
  notes: changesSchemas(changes) ? ['src/generated follows the schemas.', ...notes] : notes,
});

const noConsequences = { problems: [], texts: new Map<string, string>() };

const howToUndo = ({ values: { root } }: ContentRequest): string =>
  `Take it back with: npm run content -- undo${root === undefined ? '' : ` --root ${shellWord(root)}`}`;

const finish = async (request: ContentRequest, folders: Folders): Promise<ExitCode> => {
  const { command } = leftPlan(folders.root) ?? {};
  const changes = await resume(folders);
  const plan = withTypesTold({ done: 'What was broken off is done now.' }, changes);
  if (changes.length === 0) console.log('No command was broken off. Nothing to do.');
  else printOutcome(plan, changes, { isDry: false, ...noConsequences });
  if (changes.length > 0 && lastCommand(folders.root)?.command === command) console.log(howToUndo(request));
  return 0;
};

const takeBack = async ({ values }: ContentRequest, folders: Folders): Promise<ExitCode> => {
  const isDry = values['dry-run'] ?? false;
  const { plan, changes } = await undoLast(folders, { force: values.force, isDry });
  printOutcome(withTypesTold(plan, changes), changes, { isDry, ...noConsequences });
  return 0;
};

/** Brings the changes of a command to the disk. Returns whether they can be taken back. */
const change = async (
  { draft, folders: { root } }: Workspace,
  { what, words }: ContentRequest,
  changes: Change[],
): Promise<boolean> => {
  const plan = { command: `content -- ${words}`, changes };
  const kept = keepCommand(draft, plan);
  try {
    await applyChanges(draft, plan);
  } catch (error) {
    kept?.forget();
    throw error;
  }
  if (what.startsWith('new ')) noteMade(root, changes);
  return kept !== undefined;
};

/** Makes a change as a draft, looks at the site that it would give, and writes it, unless it is only asked what would be. */
const run = async (refactor: Refactor, request: ContentRequest, folders: Folders): Promise<ExitCode> => {
  const { values } = request;
  const left = leftPlan(folders.root);
  if (left) throw new RefusedChange(brokenOff(left));
  const workspace = await openWorkspace(folders);
  const plan = await refactor(workspace, request);
  const changes = workspace.draft.changes();
  if (changes.length === 0) {
    console.log(values.check ? plan.done : `${plan.done} Nothing to do.`);
    return 0;
  }
  demandShortNames(changes);
  if (plan.deletes !== undefined && !values.force) await demandCommitted(folders.root, changes);
  const consequences = verifyDraft(workspace);
  if (values.check) {
    console.log(`Nothing names ${plan.deletes}: it can be deleted.`);
    return 0;
  }
  const isDry = values['dry-run'] ?? false;
  const canUndo = !isDry && (await change(workspace, request, changes));
  printOutcome(withTypesTold(plan, changes), changes, { ...consequences, isDry });
  if (canUndo) console.log(howToUndo(request));
  return 0;
};

const perform = (request: ContentRequest, folders: Folders): Promise<ExitCode> | ExitCode => {
  const { what, values } = request;
  if (what === 'help') {
    console.log(contentHelp(request.words));
    return 0;
  }
  const work = () => {
    if (what === 'resume') return finish(request, folders);
    return what === 'undo' ? takeBack(request, folders) : run(refactors[what], request, folders);
  };
  return values['dry-run'] || values.check ? work() : withSiteLock(folders.root, work);
};

/**
 * The command `content`: changes a site, with everything that names the changed thing. Its exit code is 0 when that is
 * done or nothing was to do, 1 when something prevents it, 2 when the request is not understood.
 */
export const runContent = async (args: string[], project: string): Promise<ExitCode> => {
  try {
    const request = readContentRequest(args);
    const folders = { root: path.resolve(request.values.root ?? project), code: project };
    return await perform(request, folders);
  } catch (error) {
    reportFailure(error);
    return error instanceof RefusedChange ? 1 : 2;
  }
};
