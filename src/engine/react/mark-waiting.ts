const root = () => document.documentElement;
const mark = (waiting: boolean) => void root().toggleAttribute('data-waiting', waiting);

/** The document has one mark, whoever sets it: the code that navigates, a link before it is there, or a form. */
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

/** Whether the visitor is shown that he waits. */
export const isMarkedWaiting = (): boolean => root().hasAttribute('data-waiting');
