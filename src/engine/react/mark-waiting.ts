/** Marks the document while the page that was asked for is on its way: after a moment the stylesheet shows it. */
export const markWaiting = (waiting: boolean): void =>
  void document.documentElement.toggleAttribute('data-waiting', waiting);

/** Leaves for an address with a document of its own: from here on the browser shows by itself that it waits. */
export const loadDocument = (address: string): void => {
  markWaiting(false);
  location.assign(address);
};
