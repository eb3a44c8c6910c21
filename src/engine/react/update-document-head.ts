import type { ResolvedPage } from '../core/types.ts';

/** Writing an attribute costs the browser work even if nothing changes. */
const setAttribute = (element: Element, attribute: string, value: string) => {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
};

const set = (selector: string, attribute: string, value: string) => {
  for (const element of document.querySelectorAll(selector)) setAttribute(element, attribute, value);
};

const addAlternate = (): Element => {
  const link = document.createElement('link');
  link.rel = 'alternate';
  document.head.append(link);
  return link;
};

const replaceAlternates = ({ alternates }: ResolvedPage) => {
  const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
  for (const { locale, href } of alternates) {
    const link = links.shift() ?? addAlternate();
    setAttribute(link, 'hreflang', locale);
    setAttribute(link, 'href', href);
  }
  for (const old of links) old.remove();
};

/**
 * Gives the document the language, direction, title, description and addresses of the page on screen. Tags that only
 * search engines read are removed.
 */
export const updateDocumentHead = (page: ResolvedPage): void => {
  document.title = page.title;
  setAttribute(document.documentElement, 'lang', page.locale);
  setAttribute(document.documentElement, 'dir', page.dir);
  set('meta[property="og:title"], meta[name="twitter:title"]', 'content', page.title);
  set('meta[name$=description], meta[property="og:description"]', 'content', page.description);
  set('link[rel=canonical]', 'href', page.canonical);
  set('meta[property="og:url"]', 'content', page.canonical);
  replaceAlternates(page);
  document.querySelector('script[type="application/ld+json"]')?.remove();
};
