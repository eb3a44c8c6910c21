import { baseName } from '../../addresses/base-name.ts';
import type { PageFile } from '../../types.ts';

/** The name of a page's file, without its folder. */
export const fileNameOf = ({ file }: Pick<PageFile, 'file'>): string => baseName(file);

/** Whether a name may be the id of a page: a file may have letters in its name that an id must not have. */
export const isPageId = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** Whether an id suits a page: it is the name of its file, perhaps with that of its folder. */
export const isOwnId = (page: Pick<PageFile, 'file'>, id: string): boolean => {
  const name = fileNameOf(page);
  return id === name || name === 'index' || id.endsWith(`-${name}`);
};

/** Whether an address suits a page: it ends in the name of its file, or is the status that the page answers with. */
export const isOwnPath = (page: PageFile, path: string): boolean => {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const name = fileNameOf(page);
  if (last === String(page.document.status) || path.slice(1).replaceAll('/', '-') === name) return true;
  return path === '/' ? ['home', 'index'].includes(name) : last === name || last.startsWith(`${name}-`);
};
