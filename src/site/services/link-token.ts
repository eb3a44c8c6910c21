import type { TabStorage } from './tab-storage.ts';

/** The token of the mail's link that the visitor came through. */
type LinkToken = {
  /** Takes a token that stands in the address and says whether there was one. */
  take: () => boolean;
  read: () => string | undefined;
  forget: () => void;
};

const name = 'link-token';

/**
 * Links in mails carry their token behind the `#`, where no server sees it. It is taken out of the address bar into
 * the tab's storage, so that it is in no history, no screenshot and no statistics, and a reload still has it.
 */
export const createLinkToken = (storage: TabStorage): LinkToken => ({
  take: () => {
    const token = new URLSearchParams(location.hash.slice(1)).get('t');
    if (token === null) return false;
    if (token) storage.write(name, token);
    history.replaceState(history.state, '', location.pathname + location.search);
    return token !== '';
  },
  read: () => storage.read(name),
  forget: () => storage.remove(name),
});
