import path from 'node:path';
import { positionOf } from '../../site/locate-problem.ts';
import type { Use } from '../find-uses.ts';
import type { Workspace } from '../workspace.ts';

const reference = /(?:from|import\()\s*'(\.[^']+)'|"\$ref": "([^"#]+)/g;

/** Places in code and other schemas that import from matching files, except those in `own`. */
export const codeUses = (
  { draft }: Workspace,
  isTaken: (file: string) => boolean,
  own: readonly string[],
): Use[] => {
  const files = ['src', 'supabase', 'tests', 'schemas']
    .flatMap((folder) => draft.list(folder))
    .filter((file) => /\.(tsx?|json)$/.test(file) && !isTaken(file) && !own.includes(file));
  return files.flatMap((file) => {
    const text = draft.read(file);
    return [...text.matchAll(reference)].flatMap((match): Use[] => {
      const target = path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? '');
      if (!isTaken(target)) return [];
      const { line, column } = positionOf(text, { offset: match.index, length: match[0].length });
      return [{ file, line, column, text: match[0], pointer: '' }];
    });
  });
};
