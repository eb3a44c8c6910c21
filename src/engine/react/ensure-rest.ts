import { withDeadline } from './with-deadline.ts';

/** Puts a stylesheet into the document, and tells whether its rules apply. */
const addStylesheet = (link: HTMLLinkElement, put: () => void): Promise<boolean> => {
  const loading = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    put();
  });
  return withDeadline(loading).catch(() => false);
};

/** Whether a stylesheet has come. Browsers give one that was lost no sheet, an empty one, or one that must not be read. */
const hasCome = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
};

/** Asks once more for the page's own stylesheet if it was lost. Tells whether its rules apply. */
const hasOwnStyles = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!own || hasCome(own)) return true;
  const again = own.cloneNode() as HTMLLinkElement;
  return addStylesheet(again, () => own.replaceWith(again));
};

/**
 * Adds the rest of a page's rules, the stylesheet at `href`, and waits until they apply. Does nothing where the document
 * has it, or lacks what it is the rest of: alone it would spoil the browser's own look. What does not come is no failure.
 */
export const ensureRest = async (href: string): Promise<void> => {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`) || !(await hasOwnStyles())) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await addStylesheet(link, () => document.head.append(link));
};
