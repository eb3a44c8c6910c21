import { isMarkedWaiting, markWaiting } from './mark-waiting.ts';

type Wish = { address: string; since: number };

/** Where the visitor wants to go: the latest wish counts, also when the code that navigates comes after it. */
let latest: Wish | undefined;

/** Waits for the page at an address in sight. The answer says whether the visitor has wanted nothing else since. */
export const waitForPage = (address: string): (() => boolean) => {
  const wish = { address, since: performance.now() };
  latest = wish;
  markWaiting(true);
  return () => latest === wish;
};

/** Forgets the page that the visitor waits for: he stays. */
export const stopWaiting = (): void => {
  latest = undefined;
  markWaiting(false);
};

/** The second click of a double click comes within this many milliseconds. */
const doubleClick = 500;

/** Whether the visitor asks a second time for the page that he waits for. */
export const isAskedAgain = (address: string): boolean =>
  latest?.address === address && isMarkedWaiting() && performance.now() - latest.since > doubleClick;

/** Leaves for an address with a document of its own: from here on the browser shows by itself that it waits. */
export const loadDocument = (address: string): void => {
  stopWaiting();
  location.assign(address);
};
