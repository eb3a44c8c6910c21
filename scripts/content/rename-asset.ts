import path from 'node:path';
import { objectOf } from '../../src/engine/core/json-value.ts';
import { positionOf } from '../site/locate-problem.ts';
import { placesOf, type Use } from './find-uses.ts';
import { replaceStrings, stringsIn } from './json-strings.ts';
import { documentsOf, type Plan, Refusal, unknownFile, type Workspace } from './workspace.ts';

/** A file of the public folder by the address that documents use, whether it is given so or as public/images/a.svg. */
export const addressOf = (name: string): string => `/${name.replace(/^(\.?\/)?(public\/)?/, '')}`;

const iconName = (address: string) => /^\/icons\/([^/]+)\.svg$/.exec(address)?.[1];

/** Tells for the text at a place what it is when a file has another name, or undefined when it does not name the file. */
const assetRenaming = (workspace: Workspace, from: string, to: string) => {
  const icons = placesOf(workspace, 'icon', iconName(from) ?? '');
  return (value: string, place: string): string | undefined => {
    if (icons.has(place)) return iconName(to);
    const [, before = '', address = ''] = /^((?:t:[^|]*\|)?)(.*)$/s.exec(value) ?? [];
    if (!address.startsWith(from)) return undefined;
    const after = address.slice(from.length);
    return after === '' || /^[?#]/.test(after) ? before + to + after : undefined;
  };
};

/** Every place of the documents that names a file of the public folder. */
export const assetUses = (workspace: Workspace, address: string): Use[] => {
  const naming = assetRenaming(workspace, address, address);
  return documentsOf(workspace).flatMap((file) => {
    const text = workspace.draft.read(file);
    return stringsIn(text)
      .filter(({ value, pointer }) => naming(value, `${file}#${pointer}`) !== undefined)
      .map((found) => {
        const { line, column } = positionOf(text, found);
        return { file, line, column, text: found.value, pointer: found.pointer };
      });
  });
};

/** Icons that a section's component draws itself are named in code, where nobody looks for the name of a file. */
export const drawnBy = ({ context: { source } }: Workspace, address: string): string[] => {
  const name = iconName(address);
  return Object.entries(source.schemas)
    .filter(
      ([, schema]) =>
        name !== undefined && JSON.stringify(objectOf(schema)['x-icons'] ?? []).includes(`"${name}"`),
    )
    .map(([file]) => `schemas/${file}`);
};

const demandName = ({ context: { source }, draft }: Workspace, from: string, to: string): void => {
  if (!/^\/[\w./@-]+$/.test(to) || to.includes('..'))
    throw new Refusal(
      `"${to}" is no name for a file. Write letters, digits, hyphens and slashes: /images/team.jpg.`,
    );
  if (path.posix.extname(from) !== path.posix.extname(to))
    throw new Refusal(
      `A file of the kind ${path.posix.extname(from)} stays one. Write ${to.replace(/\.\w+$/, '')}${path.posix.extname(from)}.`,
    );
  if (Object.hasOwn(source.assets, to) || draft.has(`public${to}`))
    throw new Refusal(`There is a file public${to} already. Choose another name.`);
  if (iconName(from) !== undefined && iconName(to) === undefined)
    throw new Refusal(`An icon stays in /icons, because documents name it by its bare name.`);
};

/** `rename asset`: a file of the public folder, and every place that names it. */
export const renameAsset = (workspace: Workspace, given: string, next: string): Plan => {
  const { draft, context } = workspace;
  const { assets } = context.source;
  const [from, to] = [addressOf(given), addressOf(next)];
  if (!Object.hasOwn(assets, from)) {
    if (Object.hasOwn(assets, to))
      return { done: `public${to} has its name already, and there is no public${from}.` };
    throw unknownFile(workspace, from);
  }
  demandName(workspace, from, to);
  const drawn = drawnBy(workspace, from);
  if (drawn.length > 0)
    throw new Refusal(
      `A component draws this icon (${drawn.join(', ')}). Change its name in "x-icons" and in the component.`,
    );
  const naming = assetRenaming(workspace, from, to);
  for (const file of documentsOf(workspace))
    draft.write(
      file,
      replaceStrings(draft.read(file), ({ value, pointer }) => naming(value, `${file}#${pointer}`)),
    );
  draft.move(`public${from}`, `public${to}`);
  return { done: `public${from} is public${to} now.` };
};
