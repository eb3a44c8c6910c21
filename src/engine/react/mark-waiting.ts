const mark = (waiting: boolean) => void document.documentElement.toggleAttribute('data-waiting', waiting);

let marking: ReturnType<typeof setTimeout> | undefined;

/**
 * Marks the document while a requested page is on its way; the stylesheet shows this after a moment. A page that is
 * there at once is drawn before the mark is set, which would make the browser work out styles.
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
