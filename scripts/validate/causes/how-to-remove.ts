import { sharedGroup } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { shownPlaces } from './shown-places.ts';

/** The key or the group of keys with which `delete key` removes some texts and no others that are shown. */
const deletedAtOnce = (files: Pick<SiteFiles, 'texts'>, keys: string[]): string | undefined => {
  const [key = '', another] = keys;
  if (another === undefined) return key;
  const group = sharedGroup(keys);
  return group === '' || shownPlaces(files, group).size > 0 ? undefined : group;
};

/** What to do to remove texts that nothing shows, as the end of a sentence. */
export const howToRemove = (files: Pick<SiteFiles, 'texts'>, keys: string[]): string => {
  const name = deletedAtOnce(files, keys);
  if (name === undefined) return 'remove them from every locale file';
  const it = keys.length === 1 ? 'its words' : 'their words';
  return `remove ${it} too, with "npm run content -- delete key ${name}"`;
};
