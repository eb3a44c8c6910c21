import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { project } from '../command.ts';

const parts = [
  ...['src', 'scripts', 'supabase', 'schemas', 'pages', 'locales', 'public'],
  ...['site.config.json', 'translations.lock.json', 'package.json', 'tsconfig.json'],
];

/** A copy of the whole project, code and content, so that its commands change nothing but the copy. */
export const copyProject = async (): Promise<{ root: string; remove: () => Promise<void> }> => {
  const root = await mkdtemp(path.join(tmpdir(), 'project-copy-'));
  for (const part of parts) await cp(path.join(project, part), path.join(root, part), { recursive: true });
  await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true }) };
};
