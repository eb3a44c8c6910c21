import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { ClientSettings, PageData, ResolvedSection, ShownPage } from '../core/types.ts';

/** What is on screen. */
export type PageState = {
  /** The payload of the current route. */
  data: PageData;
  /** How many pages were shown before it. */
  visit: number;
  /** What is drawn of the page: all at once, or the first section and, a frame later, the rest. */
  part: 'whole' | 'opening' | 'rest';
};

type Select = (state: PageState) => unknown;

/** The store of what is on screen. */
export type PageStore = StoreApi<PageState> & {
  /** Called with what a rendering reads of the page, and the result. Browsers leave it out. */
  onRead?: (select: Select, told: unknown) => void;
};

/** A store for one rendering of the site: one per browser tab, one per page on the build machine. */
export const createPageStore = (data: PageData): PageStore =>
  createStore(() => ({ data, visit: 0, part: 'whole' }));

/** The store of the site that is rendered. */
export const PageContext = createContext<PageStore | null>(null);

const usePageStore = (): PageStore => {
  const store = useContext(PageContext);
  if (!store) throw new Error('A section was rendered outside of App');
  return store;
};

/** Selects a part of what is on screen; renders again only when that part changes. */
export const usePageState = <Part>(select: (state: PageState) => Part): Part => {
  const store = usePageStore();
  const part = useStore(store, select);
  store.onRead?.(select, part);
  return part;
};

/** The site's settings: constants and the addresses of its services. */
export const useSettings = (): ClientSettings => usePageState((state) => state.data.page.settings);

/** The sections that stand on a page. */
export const sectionsOn = ({ before, sections, after }: ShownPage): ResolvedSection[] => [
  ...before,
  ...sections,
  ...after,
];

/** The section types of a page, with that which replaces one that fails. */
export const typesOf = (page: ShownPage): string[] =>
  [...sectionsOn(page), ...(page.error ? [page.error] : [])].map(({ type }) => type);
