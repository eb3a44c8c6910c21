import type { PageData } from '../core/types.ts';

/** What `headOfPage` writes. Structured data is for who reads documents alone, and goes with the page that it is of. */
const ofPage =
  'meta[name=description],meta[name=robots],[rel=canonical],[hreflang],[property],[name^=twitter],[type="application/ld+json"]';

/** What is written again makes the browser work again, also where it changes nothing. */
const setOfRoot = (attribute: string, value: string) => {
  const root = document.documentElement;
  if (root.getAttribute(attribute) !== value) root.setAttribute(attribute, value);
};

/**
 * Makes the document say of itself what the page on screen says: language, direction, title, addresses, sharing. It gets
 * elements and not HTML, which Trusted Types let nobody write.
 */
export const updateDocumentHead = ({ page, head }: PageData): void => {
  setOfRoot('lang', page.locale);
  setOfRoot('dir', page.dir);
  document.title = page.title;
  for (const old of document.head.querySelectorAll(ofPage)) old.remove();
  for (const [tag, attributes] of head) {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    document.head.append(element);
  }
};
