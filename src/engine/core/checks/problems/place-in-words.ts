import type { Place } from './problem.ts';

/** How the message of a problem begins: with the page and section that it is about, as content owners call them. */
export const placeInWords = ({ file, page, section }: Place): string => {
  const around = page === undefined ? 'the layout' : `page "${page}"`;
  if (section !== undefined) return `Section "${section}" of ${around}: `;
  return page === undefined || file === 'site.config.json' ? '' : `Page "${page}": `;
};
