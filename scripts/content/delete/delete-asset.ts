import { publicFile } from '../../../src/engine/core/file-names.ts';
import type { Use } from '../find-uses.ts';
import { addressOf, assetUses, drawnBy } from '../rename/rename-asset.ts';
import { type Plan, unknownFile, type Workspace } from '../workspace.ts';
import { refuseUsed } from './refuse-used.ts';

const inSchema = (file: string, address: string): Use => ({
  file,
  line: 1,
  column: 1,
  text: `its component draws ${address}`,
  pointer: '',
});

/** `delete asset`: a file of the public folder that nothing names. */
export const deleteAsset = (workspace: Workspace, name: string): Plan => {
  const { draft, context } = workspace;
  const { assets } = context.source;
  const address = addressOf(name);
  if (!Object.hasOwn(assets, address)) throw unknownFile(workspace, address);
  const drawn = drawnBy(workspace, address).map((file) => inSchema(file, address));
  const deletes = publicFile(address);
  refuseUsed(deletes, [...assetUses(workspace, address), ...drawn]);
  draft.remove(publicFile(address));
  return { deletes, done: `public${address} is deleted.` };
};
