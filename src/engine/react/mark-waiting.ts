const mark = (waiting: boolean) => void document.documentElement.toggleAttribute('data-waiting', waiting);

let marking: ReturnType<typeof setTimeout> | undefined;

/**
 * Marks the document while the page that was asked for is on its way: after a moment the stylesheet shows it. A page
 * that is there at once is drawn first, and the mark never set: the browser would work out its style.
 */
export const markWaiting = (waiting: boolean): void => {
  clearTimeout(marking);
  if (waiting) marking = setTimeout(mark, 0, true);
  else mark(false);
};

/** Leaves for an address with a document of its own: from here on the browser shows by itself that it waits. */
export const loadDocument = (address: string): void => {
  markWaiting(false);
  location.assign(address);
};
