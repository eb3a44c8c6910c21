import type { TabStorage } from './tab-storage.ts';

/** The token of the mail's link that the visitor came through. */
type LinkToken = {
  /** Takes a token that stands in the address and says whether there was one. */
  take: () => boolean;
  read: () => string | undefined;
  /** Notes that the link's action was done: the token is no longer valid. */
  use: (action: string) => void;
  /** The action of the last link of the tab, as long as no other link came. */
  used: () => string | undefined;
};

const name = 'link-token';
const usedName = 'link-used';

/**
 * Links in mails carry their token behind the `#`, where no server sees it. It is taken out of the address bar into
 * the tab's storage, so that it is in no history, no screenshot and no statistics, and a reload still has it, or knows
 * that it was used.
 */
export const createLinkToken = (storage: TabStorage): LinkToken => ({
  take: () => {
    const token = new URLSearchParams(location.hash.slice(1)).get('t');
    if (token === null) return false;
    if (token) {
      storage.write(name, token);
      storage.remove(usedName);
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    return token !== '';
  },
  read: () => storage.read(name),
  use: (action) => {
    storage.remove(name);
    storage.write(usedName, action);
  },
  used: () => storage.read(usedName),
});
