import { isMarkedWaiting, markWaiting } from './mark-waiting.ts';

type Wish = { address: string; since: number };

/** The second click of a double click comes within this many milliseconds. */
const doubleClick = 500;

/** Knows which page the visitor waits for, and shows that he waits. */
export type Waiting = {
  /** Waits for the page at an address in sight. The answer says whether the visitor has wanted nothing else since. */
  begin: (address: string) => () => boolean;
  /** Forgets the page that the visitor waits for: he stays. */
  stop: () => void;
  /** Whether the visitor asks a second time for the page that he waits for. */
  isAskedAgain: (address: string) => boolean;
  /** Leaves for an address with a document of its own: from here on the browser shows by itself that it waits. */
  loadDocument: (address: string) => void;
};

/** The latest wish counts, also when the code that navigates comes after it. */
export const createWaiting = (): Waiting => {
  let latest: Wish | undefined;
  const stop = () => {
    latest = undefined;
    markWaiting(false);
  };
  return {
    begin: (address) => {
      const wish = { address, since: performance.now() };
      latest = wish;
      markWaiting(true);
      return () => latest === wish;
    },
    stop,
    isAskedAgain: (address) =>
      latest?.address === address && isMarkedWaiting() && performance.now() - latest.since > doubleClick,
    loadDocument: (address) => {
      stop();
      location.assign(address);
    },
  };
};
