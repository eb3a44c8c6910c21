import { vi } from 'vitest';
import { listFiles } from '../../../scripts/cli/list-files.ts';
import { runContent } from '../../../scripts/content/run-content.ts';
import { project } from '../../command.ts';
import type { SiteCopy } from '../../copy-site.ts';

/** Runs the command `content` on a copy of a site: its exit code, and what it printed. */
export const contentCommand = async (
  { root }: Pick<SiteCopy, 'root'>,
  command: string,
): Promise<{ code: number; printed: string }> => {
  const lines: string[] = [];
  const keep = (line: unknown) => void lines.push(String(line));
  const output = vi.spyOn(console, 'log').mockImplementation(keep);
  const errors = vi.spyOn(console, 'error').mockImplementation(keep);
  const code = await runContent([...command.split(' '), '--root', root], project);
  for (const spy of [output, errors]) spy.mockRestore();
  return { code, printed: lines.join('\n') };
};

/** The files of a site; what is kept of commands is none of it. */
export const siteFiles = (root: string): string[] =>
  listFiles(root).filter((file) => !file.startsWith('.cache/'));
