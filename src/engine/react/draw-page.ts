import { flushSync } from 'react-dom';
import type { PageData } from '../core/types.ts';
import type { PageState, PageStore } from './page-store.ts';

const drawPart = (store: PageStore, part: PageState['part']) => flushSync(() => store.setState({ part }));

/** Draws a page at once. In parts, its opening comes first and the others a frame later, where it has a heading. */
export const drawPage = (store: PageStore, data: PageData, inParts: boolean): void => {
  const part = inParts ? 'opening' : 'whole';
  flushSync(() => store.setState(({ visit }) => ({ data, visit: visit + 1, part })));
  if (!inParts) return;
  if (document.querySelector('main h1')) requestAnimationFrame(() => drawPart(store, 'rest'));
  else drawPart(store, 'whole');
};
