import { renderToString } from 'react-dom/server';
import type { RenderHtml } from '../core/render/render-html.ts';
import type { PageData } from '../core/types.ts';
import { App } from './App.tsx';
import { createIconDrawer } from './icon-drawer.tsx';
import { createPageStore } from './page-store.ts';
import type { SectionCode } from './section-code.ts';
import { keepSlots, withSlots } from './section-slots.tsx';
import { createSharedSections } from './shared-sections.tsx';

/** React's mark of a boundary that it leaves to the browser, because something in it failed. */
const failed = '<!--$!-->';

const unbounded = (code: SectionCode): SectionCode => ({ ...code, isBounded: false });

const withoutIcons = (data: PageData): PageData => ({ ...data, page: { ...data.page, icons: {} } });

/**
 * Makes the HTML of pages' bodies, ready to be hydrated. `code` holds every type. What it returns throws what a
 * section throws.
 */
export const createHtmlRenderer = (code: SectionCode): RenderHtml => {
  const drawUsedIcons = createIconDrawer();
  const share = createSharedSections(code);
  const slotted = withSlots(code);
  const frames = new Map<string, string>();
  /** Pages that have nothing but places, and as many of them, are all the same. */
  const frame = (places: string | undefined, draw: () => string): string => {
    const html = (places === undefined ? undefined : frames.get(places)) ?? draw();
    if (places !== undefined) frames.set(places, html);
    return html;
  };
  const render = (data: PageData, used: SectionCode) =>
    renderToString(<App store={createPageStore(data)} code={used} />);
  return (data, shapes) => {
    const bare = withoutIcons(data);
    const state = createPageStore(bare).getState();
    const page = keepSlots(bare, (section) => share({ section, shape: shapes[section.type], state }));
    const html = frame(page.places, () => render(page.data, slotted));
    const body = html.includes(failed)
      ? [render(bare, unbounded(code))]
      : (page.fill(html) ?? [render(bare, code)]);
    return drawUsedIcons(body, data.page.icons);
  };
};
