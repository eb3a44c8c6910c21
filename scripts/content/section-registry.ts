import { sectionsFolder } from '../site/section-folder.ts';
import type { Draft } from './draft/draft.ts';

/** The section type that a line of the registry, or of its imports, is about. */
const typeOf = (line: string): string => /(?:^ {2}| as )'?([\w-]+)/.exec(line)?.[1] ?? '';

/** Puts a line among others that begin alike, at its place in the order of the alphabet when they are in it. */
const insertLine = (text: string, line: string, alike: RegExp): string => {
  const lines = text.split('\n');
  const places = lines.flatMap((other, index) => (alike.test(other) ? [index] : []));
  const next = places.find((index) => typeOf(lines[index] ?? '') > typeOf(line));
  const at = next ?? (places.at(-1) ?? lines.length - 1) + 1;
  return lines.toSpliced(at, 0, line).join('\n');
};

/** The section types that need their code where they are prerendered, and how it comes. */
export const registry = `${sectionsFolder}/index.ts`;
/** The section types whose prerendered HTML needs no code of its own. */
export const staticComponents = `${sectionsFolder}/static-components.ts`;

/** A name as a property or an alias is written: with quotation marks only where there is a hyphen. */
const quoted = (type: string): string => (type.includes('-') ? `'${type}'` : type);

/** The first words of the lines that name one type each. */
const entryLine = /^ {2}'?[a-z][a-z0-9-]*'?: \(\) =>/;
const aliasLine = /^export \* as /;

/** Registers a section type whose prerendered HTML needs no code of its own. */
export const registerSection = (draft: Draft, type: string): void => {
  const alias = `export * as ${quoted(type)} from './${type}/Component.tsx';`;
  draft.write(staticComponents, insertLine(draft.read(staticComponents), alias, aliasLine));
};

const withoutLines = (text: string, isGone: (line: string) => boolean): string =>
  text
    .split('\n')
    .filter((line) => !isGone(line))
    .join('\n');

/** Removes a section type from the registry, with the import of its component. */
export const unregisterSection = (draft: Draft, type: string): void => {
  const imports = `'./${type}/Component.tsx'`;
  const entry = `  ${quoted(type)}: `;
  const isGone = (line: string) => line.includes(imports) || line.startsWith(entry);
  for (const file of [registry, staticComponents]) draft.write(file, withoutLines(draft.read(file), isGone));
};

const movedLine = (
  text: string,
  rename: { old: RegExp; next: (line: string) => string },
  alike: RegExp,
): string => {
  const lines = text.split('\n');
  const line = lines.find((other) => rename.old.test(other));
  return line === undefined
    ? text
    : insertLine(
        withoutLines(text, (other) => other === line),
        rename.next(line),
        alike,
      );
};

/** Renames a section type in the registry, once its imports have the new name. */
export const renameInRegistry = (draft: Draft, { from, to }: { from: string; to: string }): void => {
  const entry = {
    old: new RegExp(`^ {2}'?${from}'?: `),
    next: (line: string) => line.replace(new RegExp(`^ {2}'?${from}'?: `), `  ${quoted(to)}: `),
  };
  const alias = {
    old: new RegExp(`^export \\* as '?${from}'? from`),
    next: (line: string) => line.replace(/ as '?[\w-]+'? from/, ` as ${quoted(to)} from`),
  };
  draft.write(registry, movedLine(draft.read(registry), entry, entryLine));
  draft.write(staticComponents, movedLine(draft.read(staticComponents), alias, aliasLine));
};
