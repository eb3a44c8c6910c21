import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, project } from '../../command.ts';

const parts = [
  ...['src', 'scripts', 'supabase', 'schemas', 'pages', 'locales', 'public'],
  ...['site.config.json', 'translations.lock.json', 'package.json', 'tsconfig.json'],
];

type Ended = { stdout: string; stderr: string; code?: number };

/** A copy of the whole project, code and content, so that its commands change nothing but the copy. */
export type ProjectCopy = {
  root: string;
  /** Runs a command of the copy, such as scripts/content.ts, as a process of its own. */
  run: (file: string, ...args: string[]) => Promise<Ended>;
  remove: () => Promise<void>;
};

/** Copies the project to a folder of its own. */
export const copyProject = async (): Promise<ProjectCopy> => {
  const root = await mkdtemp(path.join(tmpdir(), 'project-copy-'));
  for (const part of parts) await cp(path.join(project, part), path.join(root, part), { recursive: true });
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  const env = environment();
  return {
    root,
    run: (file, ...args) =>
      promisify(execFile)(process.execPath, [path.join(root, file), ...args], { cwd: root, env }).catch(
        (error: Ended) => error,
      ),
    remove: () => rm(root, { recursive: true }),
  };
};
