import { renderToString } from 'react-dom/server';
import type { PageData } from '../core/types.ts';
import { App } from './App.tsx';
import { createPageStore } from './page-store.ts';
import type { SectionCode } from './section-code.ts';

/** React's mark of a boundary that it leaves to the browser, because something in it failed. */
const failed = '<!--$!-->';

const unbounded = (code: SectionCode): SectionCode => ({ ...code, isBounded: false });

/** The HTML of a page's body, ready to be hydrated. `code` holds every type. Throws what a section throws. */
export const renderToHtml = (data: PageData, code: SectionCode): string => {
  const render = (used: SectionCode) => renderToString(<App store={createPageStore(data)} code={used} />);
  const html = render(code);
  return html.includes(failed) ? render(unbounded(code)) : html;
};
