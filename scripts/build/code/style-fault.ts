import { readFileSync } from 'node:fs';
import path from 'node:path';
import { positionOf } from '../../site/locate-problem.ts';

/** Where a module of a bundle threw, as the stack of the error says. */
const lineIn = (bundle: string, { stack = '' }: Error): number =>
  Number(new RegExp(`${path.basename(bundle)}:(\\d+):`).exec(stack)?.[1] ?? 0);

const moduleName = /^\/\/ (src\/\S+\.tsx?)$/;

/** The module that a line of a bundle is of: the bundler writes its name before it. */
const moduleAt = (code: string, line: number): string | undefined => {
  const names = code.split('\n', line).flatMap((text) => moduleName.exec(text)?.[1] ?? []);
  return names.at(-1);
};

/** The line and column of a name, if the file has it; else the beginning of the file. */
const placeIn = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.search(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`));
  const { line, column } = positionOf(text, { offset: Math.max(0, at), length: 1 });
  return `${line}:${column}`;
};

/**
 * An error of a module of styles whose rules were extracted, with its file as the bundler names places; `root` is the
 * folder that it is named from. Returns any other error as it is.
 */
export const styleFault = (error: unknown, bundle: string, root: string): unknown => {
  if (!(error instanceof Error)) return error;
  const file = moduleAt(readFileSync(bundle, 'utf8'), lineIn(bundle, error));
  if (file === undefined) return error;
  const [name = ''] = /[\w$]+(?= is not )/.exec(error.message) ?? [];
  const place = placeIn(readFileSync(path.join(root, file), 'utf8'), name);
  return new Error(`${error.message}. Styles are asked for when the site is built.\n[ ${file}:${place} ]`, {
    cause: error,
  });
};

const namedStyle = /^\.\/(\S+): ((\w+) .*)$/s;

/** An error about an exported style, which `extractStyles` names with its file in `src`, with its place. */
export const placedStyle = (error: unknown, root: string): unknown => {
  const [, file, message, name = ''] = namedStyle.exec(error instanceof Error ? error.message : '') ?? [];
  if (file === undefined) return error;
  const place = placeIn(readFileSync(path.join(root, 'src', file), 'utf8'), name);
  return new Error(`${message}\n[ src/${file}:${place} ]`, { cause: error });
};
