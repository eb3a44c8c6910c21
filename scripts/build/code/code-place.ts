import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readIfWhole } from '../../cache/kept-json.ts';
import { codeRoot } from '../../cli/code-root.ts';

/** A step of a stack: the file, its line and its column. */
const step = /(file:\/\/[^\s()]+):(\d+):(\d+)/g;

type Payload = ConstructorParameters<typeof SourceMap>[0];

/** Where the source of a place in a file of a bundle is; undefined where it is of a library, or of no file. */
const sourceOf = (file: string, line: number, column: number): string | undefined => {
  const payload = readIfWhole<Payload>(`${file}.map`);
  const entry = payload && new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = path.relative(codeRoot, path.resolve(path.dirname(file), entry.originalSource));
  return source.startsWith('src/')
    ? `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : undefined;
};

/**
 * The place in the sources where code of a bundle threw, as `src/file.tsx:3:7`: the first of the stack that is in `src`.
 * Undefined where nothing of the bundle in this folder was at work.
 */
export const codePlace = (error: unknown, folder: string): string | undefined => {
  const { stack = '' } = error instanceof Error ? error : {};
  for (const [, url = '', line, column] of stack.matchAll(step)) {
    const file = fileURLToPath(url);
    const place = file.startsWith(folder) ? sourceOf(file, Number(line), Number(column)) : undefined;
    if (place) return place;
  }
  return undefined;
};

/** An error with a place as the bundler names places; the error as it is where none is known. */
export const withPlace = (error: unknown, place: string | undefined): unknown =>
  place === undefined ? error : new Error(`${(error as Error).message}\n[ ${place} ]`, { cause: error });
