import type { ResolvedPage } from '../core/types.ts';

const set = (selector: string, attribute: string, value: string) =>
  document.querySelector(selector)?.setAttribute(attribute, value);

const replaceAlternates = ({ alternates }: ResolvedPage) => {
  for (const old of document.querySelectorAll('link[rel=alternate][hreflang]')) old.remove();
  for (const { locale, href } of alternates) {
    const link = document.createElement('link');
    link.rel = 'alternate';
    link.hreflang = locale;
    link.href = href;
    document.head.append(link);
  }
};

/** Makes the document say of itself what the page on screen says: language, direction, title, description, addresses. */
export const updateDocumentHead = (page: ResolvedPage): void => {
  document.title = page.title;
  document.documentElement.lang = page.locale;
  document.documentElement.dir = page.dir;
  set('meta[name=description]', 'content', page.description);
  set('link[rel=canonical]', 'href', page.canonical);
  replaceAlternates(page);
};
