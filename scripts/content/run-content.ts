import path from 'node:path';
import pc from 'picocolors';
import { UsageError } from '../cli/usage-error.ts';
import { applyChanges } from './apply-changes.ts';
import { helpText, type Request, readRequest } from './command-line.ts';
import { printOutcome } from './print-outcome.ts';
import { renameAsset } from './rename-asset.ts';
import { renameKey } from './rename-key.ts';
import { renamePage } from './rename-page.ts';
import { verifyDraft } from './verify-draft.ts';
import { openWorkspace, type Plan, Refusal, type Workspace } from './workspace.ts';

/** 0: done, or nothing was to do; 1: something is in the way; 2: the command cannot be understood. */
export type ExitCode = 0 | 1 | 2;

type Refactor = (workspace: Workspace, request: Request) => Plan;

const refactors: Record<string, Refactor> = {
  'rename page': (workspace, { names: [from = '', to = ''], values: { path: address } }) =>
    renamePage(workspace, { from, to, path: address }),
  'rename key': (workspace, { names: [from = '', to = ''] }) => renameKey(workspace, from, to),
  'rename asset': (workspace, { names: [from = '', to = ''] }) => renameAsset(workspace, from, to),
};

const run = async (request: Request, project: string): Promise<ExitCode> => {
  const { verb, kind, values } = request;
  const root = path.resolve(values.root ?? project);
  const workspace = await openWorkspace({ root, code: project });
  const plan = refactors[`${verb} ${kind}`]?.(workspace, request);
  const changes = workspace.draft.changes();
  if (!plan || changes.length === 0) {
    console.log(`${plan?.done} Nothing to do.`);
    return 0;
  }
  const consequences = verifyDraft(workspace);
  const isDry = values['dry-run'] ?? false;
  if (!isDry) await applyChanges(workspace.draft);
  printOutcome(plan, changes, { ...consequences, isDry });
  return 0;
};

/** The command `content`: changes a site so that everything that names what is changed follows. */
export const runContent = async (args: string[], project: string): Promise<ExitCode> => {
  try {
    const request = readRequest(args);
    if (request.verb !== 'help') return await run(request, project);
    console.log(helpText());
    return 0;
  } catch (error) {
    const told = error instanceof UsageError || error instanceof Refusal;
    console.error(told ? `${pc.red('error')}  ${error.message}` : error);
    return error instanceof Refusal ? 1 : 2;
  }
};
