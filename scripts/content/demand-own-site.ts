import { RefusedChange, type Workspace } from './workspace.ts';

/** Section types and forms belong to the code, which other sites may share: only its own site can give it one. */
export const demandOwnSite = ({ folders: { root, code } }: Workspace, what: string): void => {
  if (root !== code)
    throw new RefusedChange(`${what} belongs to the code, and not to one site. Leave --root out.`);
};
