import path from 'node:path';
import { ownFolders } from '../../../src/engine/core/addresses/output-paths.ts';
import { fittingName } from '../../../src/engine/core/checks/context/files/fitting-name.ts';
import { isCalledByFormat } from '../../../src/engine/core/checks/media/media-format.ts';
import { placeKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { publicFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { isPictureFile } from '../../../src/engine/core/picture-file.ts';
import { ownKeyword } from '../../../src/engine/core/schema/own-keyword.ts';
import type { Asset } from '../../../src/engine/core/types.ts';
import { parseText } from '../../../src/engine/core/words/text-reference.ts';
import { isAssetName } from '../../site/is-asset-name.ts';
import { demandRenamed, findUses, placesOf, type Renaming, renameUses, type Use } from '../find-uses.ts';
import { type Plan, RefusedChange, unknownFile, type Workspace } from '../workspace.ts';

/** A file of the public folder by the address that documents use, whether it is given so or as public/images/a.svg. */
export const addressOf = (name: string): string => `/${name.replace(/^(\.?\/)?(public\/)?/, '')}`;

const iconName = (address: string) => /^\/icons\/([^/]+)\.svg$/.exec(address)?.[1];

/** The addresses of a file, wherever they are written, and the bare names of an icon. */
const assetRenaming = (workspace: Workspace, from: string, to: string): Renaming => {
  const icons = placesOf(workspace, 'icon', iconName(from) ?? '');
  return {
    needle: iconName(from) ?? path.posix.extname(from),
    rename: (value, { pointer }, file) => {
      if (icons.has(placeKey({ file, pointer }))) return iconName(to);
      const { inline: address = '' } = parseText(value);
      if (!address.startsWith(from)) return undefined;
      const after = address.slice(from.length);
      const before = value.slice(0, value.length - address.length);
      return after === '' || /^[?#]/.test(after) ? before + to + after : undefined;
    },
  };
};

/** Every place of the documents that names a file of the public folder. */
export const assetUses = (workspace: Workspace, address: string): Use[] =>
  findUses(workspace, assetRenaming(workspace, address, address));

/** The schemas of section types whose components draw an icon: code names it, and not by the name of its file. */
export const drawnBy = ({ context: { source } }: Workspace, address: string): string[] => {
  const name = iconName(address);
  return Object.entries(source.schemas)
    .filter(
      ([, schema]) =>
        name !== undefined &&
        JSON.stringify(ownKeyword(objectOf(schema), 'x-icons') ?? []).includes(`"${name}"`),
    )
    .map(([file]) => `schemas/${file}`);
};

/** A name that ends in a slash is that of a folder: the file keeps its own in it. */
const targetOf = (from: string, next: string): string =>
  addressOf(next.endsWith('/') ? next + path.posix.basename(from) : next);

/** A file stays one of its kind: its new ending is the old one, or says what the file holds. */
const demandKind = (asset: Asset | undefined, from: string, to: string): void => {
  const [was, is] = [from, to].map((file) => path.posix.extname(file).toLowerCase());
  const right = fittingName(
    path.posix.join(path.posix.dirname(to), path.posix.parse(to).name) + was,
    asset?.format,
  );
  if (was !== is && !isCalledByFormat(to, asset?.format))
    throw new RefusedChange(`A file of the kind ${path.posix.extname(right)} stays one. Write ${right}.`);
  if (isPictureFile(to) && !to.endsWith(is ?? ''))
    throw new RefusedChange(`The ending of a picture is written in small letters. Write ${right}.`);
};

/** Refuses a name for a file of public/ under which it cannot stand, is taken already, or would not be found. */
const demandName = ({ context: { source }, draft }: Workspace, from: string, to: string): void => {
  if (!isAssetName(to))
    throw new RefusedChange(
      `"${to}" is no name for a file. Write letters, digits, hyphens and slashes: /images/team.jpg.`,
    );
  const reserved = ownFolders[/^\/[^/]*/.exec(to)?.[0] ?? ''];
  if (reserved !== undefined)
    throw new RefusedChange(
      `At ${path.posix.dirname(to)} the built site has ${reserved}. Choose another folder.`,
    );
  const file = Object.keys(source.assets).find((asset) => to.startsWith(`${asset}/`));
  if (file !== undefined)
    throw new RefusedChange(`public${file} is a file, so that nothing can stand within it. Choose a folder.`);
  demandKind(source.assets[from], from, to);
  if (Object.hasOwn(source.assets, to) || draft.has(publicFile(to)))
    throw new RefusedChange(`There is a file public${to} already. Choose another name.`);
  const icon = iconName(to);
  if (icon !== undefined && Object.hasOwn(source.icons, icon))
    throw new RefusedChange(
      `There is an icon "${icon}" already, which comes with the site: what shows it would draw this file instead. Choose another name.`,
    );
  if (iconName(from) !== undefined && icon === undefined)
    throw new RefusedChange(`An icon stays in /icons, because documents name it by its bare name.`);
};

/** `rename asset`: a file of the public folder, and every place that names it. */
export const renameAsset = (workspace: Workspace, given: string, next: string): Plan => {
  const { draft, context } = workspace;
  const { assets } = context.source;
  const from = addressOf(given);
  const to = targetOf(from, next);
  if (!Object.hasOwn(assets, from)) {
    if (!Object.hasOwn(assets, to)) throw unknownFile(workspace, from);
    const [has, back] = [`public${to}`, `call it public${from}`];
    demandRenamed(workspace, assetRenaming(workspace, from, to), { has, from, back });
    return { done: `${has} has its name already, and there is no public${from}.` };
  }
  if (from === to) return { done: `public${to} is called so.` };
  demandName(workspace, from, to);
  const drawn = drawnBy(workspace, from);
  if (drawn.length > 0)
    throw new RefusedChange(
      `A component draws this icon (${drawn.join(', ')}). Change its name in "x-icons" and in the component.`,
    );
  renameUses(workspace, assetRenaming(workspace, from, to));
  draft.move(publicFile(from), publicFile(to));
  return { done: `public${from} is public${to} now.` };
};
