import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element's content is wider than the element. True before anything is measured, so that the document
 * lets the keyboard reach a scrolling row without script.
 */
export const useOverflows = (element: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setOverflows(watched.scrollWidth > watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
};
