import { type RefObject, useEffect, useState } from 'react';
import { nearestIndex } from './nearest-index.ts';

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The index of the list's item nearest the vertical centre of the window. Reads once per frame and writes nothing. */
export const useStepInView = (list: RefObject<HTMLElement | null>): number => {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setIndex(nearestIndex([...(list.current?.children ?? [])].map(middle), innerHeight / 2));
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const stopping = new AbortController();
    for (const event of ['scroll', 'resize'])
      addEventListener(event, onMove, { passive: true, signal: stopping.signal });
    onMove();
    return () => {
      stopping.abort();
      cancelAnimationFrame(frame);
    };
  }, [list]);
  return index;
};
