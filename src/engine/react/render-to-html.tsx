import { renderToString } from 'react-dom/server';
import type { PageData } from '../core/types.ts';
import { App } from './App.tsx';
import { createPageStore } from './page-store.ts';
import type { SectionComponents } from './registry.ts';

/** The HTML of a page's body, ready to be hydrated. Throws what a section throws. */
export const renderToHtml = (data: PageData, components: SectionComponents): string =>
  renderToString(<App store={createPageStore(data, components)} />);
