import { linkToPage, parsePageLink } from '../../src/engine/core/addresses/page-link.ts';
import { isWithin } from '../../src/engine/core/checks/context/words/keys/is-within.ts';
import { placeKey } from '../../src/engine/core/checks/problems/place-keys.ts';
import type { Place } from '../../src/engine/core/checks/problems/problem.ts';
import { parseText, textNamed } from '../../src/engine/core/words/text-reference.ts';
import { type JsonString, replaceStrings, stringsIn } from '../json-text/strings-in.ts';
import { createLocator, positionOf } from '../site/locate-problem.ts';
import { documentsOf, RefusedChange, type Workspace } from './workspace.ts';

/** A place that names something, as an editor counts it. */
export type Use = { file: string; line: number; column: number; text: string; pointer: string };

/** The new value of a text that names something, or undefined if it does not. */
export type Renaming = {
  /** Letters that every such text has: documents without them need not be read. */
  needle: string;
  rename: (value: string, found: JsonString, file: string) => string | undefined;
};

/** A place of the site as it was read, as a use with its `text`. */
export const useAt = ({ files }: Workspace, { file, pointer }: Place, text: string): Use => {
  const locate = createLocator(files);
  const { line, column } = locate({ file, pointer });
  return { file, line, column, text, pointer };
};

const touched = (workspace: Workspace, { needle }: Renaming): string[] =>
  documentsOf(workspace).filter((file) => workspace.draft.read(file).includes(needle));

/** Every place of the site's documents that names something. */
export const findUses = (workspace: Workspace, renaming: Renaming): Use[] =>
  touched(workspace, renaming).flatMap((file) => {
    const text = workspace.draft.read(file);
    return stringsIn(text)
      .filter((found) => renaming.rename(found.value, found, file) !== undefined)
      .map((found) => {
        const { line, column } = positionOf(text, found);
        return { file, line, column, text: found.value, pointer: found.pointer };
      });
  });

/**
 * Throws a RefusedChange if a name that is gone is written somewhere still, so that somebody gave the new one by hand: the
 * command can do that only once it is taken back.
 */
export const demandRenamed = (
  workspace: Workspace,
  renaming: Renaming,
  { has, from, back }: { has: string; from: string; back: string },
): void => {
  const [use] = findUses(workspace, renaming);
  if (use)
    throw new RefusedChange(
      `${has} has its name already, but ${use.file}:${use.line} still names "${from}". First ${back} again, then run this command again.`,
    );
};

/** Renames something in every document of the site. */
export const renameUses = (workspace: Workspace, renaming: Renaming): void => {
  const { draft } = workspace;
  for (const file of touched(workspace, renaming)) {
    const text = draft.read(file);
    draft.write(
      file,
      replaceStrings(text, (found) => renaming.rename(found.value, found, file)),
    );
  }
};

/** Texts that name a key, or one of a group of keys. */
export const keyRenaming = (from: string, to: string): Renaming => ({
  needle: textNamed(from),
  rename: (value) => {
    const { key } = parseText(value);
    return key !== undefined && isWithin(key, from)
      ? textNamed(to) + value.slice(textNamed(from).length)
      : undefined;
  },
});

/** The places that name an entry or an icon by its bare name, which any other text may be as well. */
export const placesOf = ({ context: { marks } }: Workspace, what: 'entry' | 'icon', name: string) =>
  new Set(
    marks.filter(({ kind, value }) => kind === what && value === name).map(({ place }) => placeKey(place)),
  );

/** Links to a page, or to a place on it, wherever they are written, and lists that single it out. */
export const pageRenaming = (workspace: Workspace, from: string, to: string): Renaming => {
  const entries = placesOf(workspace, 'entry', from);
  return {
    needle: from,
    rename: (value, { pointer }, file) => {
      if (entries.has(placeKey({ file, pointer }))) return to;
      const { inline: link = '' } = parseText(value);
      if (parsePageLink(link)?.pageId !== from) return undefined;
      const at = value.length - link.length;
      return value.slice(0, at) + linkToPage(to) + link.slice(linkToPage(from).length);
    },
  };
};
