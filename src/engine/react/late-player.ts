import type { Player, PlayerOptions } from './player.ts';

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
 * A player whose code is loaded when a visitor is about to go somewhere: most pages are read without it. A page whose
 * code does not come is loaded as a document.
 */
export const createLatePlayer = (options: Omit<PlayerOptions, 'shown'>): Player => {
  const shown = new URL(location.href);
  const player = once(async () => (await import('./player.ts')).createPlayer({ ...options, shown }));
  const comeBack = () =>
    void player().then(
      ({ comeBack: show }) => show(),
      () => location.reload(),
    );
  addEventListener('popstate', comeBack);
  // A document that was loaded again in the middle of a visit: its neighbours in the history are this document's.
  if (history.state) void player().catch(() => undefined);
  options.onVisit(shown);
  return {
    navigate: (to, how) =>
      void player().then(
        ({ navigate }) => navigate(to, how),
        () => location.assign(to),
      ),
    prefetch: (to) =>
      void player().then(
        ({ prefetch }) => prefetch(to),
        () => undefined,
      ),
    refresh: async (given) => (await player()).refresh(given),
    comeBack,
  };
};
