import { idleOptions } from '../../../src/engine/core/checks/context/idle-options.ts';
import { createContext } from '../../../src/engine/core/checks/create-context.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { takeOut } from '../../json-text/edit-text.ts';
import { storedValidators } from '../../site/stored-validators.ts';
import { draftedSite } from '../draft/drafted-site.ts';
import type { Workspace } from '../workspace.ts';

/** The check whose options list words and keys of texts. */
const check = 'i18n/identical-to-source';

const itemOf = ({ named }: Finding): string | undefined => named?.values?.[0];

/** Takes out of the settings of the checks what only texts have that a draft deletes. */
export const dropIdleOptions = async (workspace: Workspace): Promise<void> => {
  const { draft, context } = workspace;
  const source = draftedSite(workspace);
  const before = new Set(idleOptions(context, check).map(itemOf));
  const after = createContext(source, new Set(), await storedValidators(source.schemas));
  const idle = idleOptions(after, check).filter((item) => !before.has(itemOf(item)));
  // From the last to the first, so that the others keep their numbers.
  const pointers = idle.map(({ pointer }) => pointer).reverse();
  draft.write(configFile, pointers.reduce(takeOut, draft.read(configFile)));
};
