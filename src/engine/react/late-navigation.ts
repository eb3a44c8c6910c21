import type { Navigation, NavigationOptions } from './navigation.ts';
import { createWaiting } from './waiting.ts';

const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

/**
 * A navigation whose code is loaded when a visitor is about to go somewhere: most pages are read without it. A page whose
 * code does not come is loaded as a document, and so is one that a visitor asks for again while he waits for it.
 */
export const createLateNavigation = (
  options: Omit<NavigationOptions, 'shown' | 'waiting'>,
): Omit<Navigation, 'comeBack'> => {
  const shown = new URL(location.href);
  const waiting = createWaiting();
  const navigation = once(async () =>
    (await import('./navigation.ts')).createNavigation({ ...options, shown, waiting }),
  );
  addEventListener(
    'popstate',
    () =>
      void navigation().then(
        ({ comeBack }) => comeBack(),
        () => location.reload(),
      ),
  );
  // A document that was loaded again in the middle of a visit: its neighbours in the history are this document's.
  if (history.state) void navigation().catch(() => undefined);
  options.onVisit(shown);
  return {
    navigate: (to, how) => {
      const { href } = new URL(to, location.href);
      if (waiting.isAskedAgain(href)) return waiting.loadDocument(href);
      // The code may take as long to come as the page.
      const isLatest = waiting.begin(href);
      navigation().then(
        ({ navigate }) => isLatest() && navigate(to, how),
        () => isLatest() && waiting.loadDocument(href),
      );
    },
    prefetch: (to) =>
      void navigation().then(
        ({ prefetch }) => prefetch(to),
        () => undefined,
      ),
    refresh: async (given) => (await navigation()).refresh(given),
  };
};
