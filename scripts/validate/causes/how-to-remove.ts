import { parentOf, sharedGroup } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { shownPlaces } from './shown-places.ts';

type Texts = Pick<SiteFiles, 'texts'>;

/** The key or the group of keys with which `delete key` removes some texts and no others that are shown. */
const deletedAtOnce = (files: Texts, keys: string[]): string | undefined => {
  const [key = '', another] = keys;
  if (another === undefined) return key;
  const group = sharedGroup(keys);
  return group === '' || shownPlaces(files, group).size > 0 ? undefined : group;
};

/** More names than this are not listed. */
const mostNames = 4;

/** The keys and groups of keys that are to be deleted, one after another, to remove some texts. */
const deletedInTurn = (files: Texts, keys: string[]): string[] => {
  const whole = deletedAtOnce(files, keys);
  if (whole !== undefined) return [whole];
  return [...Map.groupBy(keys, parentOf).values()].flatMap((own) => deletedAtOnce(files, own) ?? own);
};

/** What to do to remove texts that nothing shows, as the end of a sentence. */
export const howToRemove = (files: Texts, keys: string[]): string => {
  const [name, ...others] = deletedInTurn(files, keys);
  if (name === undefined || others.length >= mostNames) return 'remove them from every locale file';
  const it = keys.length === 1 ? 'its words' : 'their words';
  const and = others.length === 0 ? '' : `, and so ${others.map((other) => `"${other}"`).join(', ')}`;
  return `remove ${it} too, with "npm run content -- delete key ${name}"${and}`;
};
