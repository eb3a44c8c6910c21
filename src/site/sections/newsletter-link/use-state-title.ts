import { useEffect } from 'react';
import { usePageState } from '../../../engine/react/page-store.ts';

/** The tab says what became of the page, before what the page is; without a title only that. */
export const useStateTitle = (title: string | undefined): void => {
  const pageTitle = usePageState((state) => state.data.page.title);
  useEffect(() => {
    document.title = title ? `${title} – ${pageTitle}` : pageTitle;
  }, [title, pageTitle]);
};
