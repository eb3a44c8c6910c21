const root = () => document.documentElement;
const mark = (waiting: boolean) => void root().toggleAttribute('data-waiting', waiting);

let marking: ReturnType<typeof setTimeout> | undefined;

/**
 * Marks the document while a visitor waits; the stylesheet shows this after a moment. What is there at once is drawn
 * before the mark is set, which would make the browser work out styles.
 */
export const markWaiting = (waiting: boolean): void => {
  clearTimeout(marking);
  if (waiting) marking = setTimeout(mark, 0, true);
  else mark(false);
};

type Wish = { address: string; since: number };

/** Where the visitor wants to go: the latest wish counts. */
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
  latest?.address === address &&
  root().hasAttribute('data-waiting') &&
  performance.now() - latest.since > doubleClick;

/** Leaves for an address with a document of its own: from here on the browser shows by itself that it waits. */
export const loadDocument = (address: string): void => {
  stopWaiting();
  location.assign(address);
};
