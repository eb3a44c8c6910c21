const link = '<link rel="preload" as="image" [^>\\u0091]*fetchPriority="high"/>';

const section = new RegExp(`^(?<early>(?:${link})*)(?<html><!--\\$-->.*)$`, 's');

/** The HTML of a section that React has drawn, and before it links to the pictures that it wants at once. */
type EarlySplit = { early: string; html: string };

/** Undefined for a section that has failed, or needs other files before its page begins. */
export const splitEarly = (drawn: string): EarlySplit | undefined => {
  const { early, html } = section.exec(drawn)?.groups ?? {};
  return early === undefined || html === undefined ? undefined : { early, html };
};

const links = /^(?:<link [^>]*>)*/;

const eachLink = (early: string): string[] => early.match(/<link [^>]*>/g) ?? [];

/** A body without what React writes before all else, and that. */
export const splitBody = (body: string): EarlySplit => {
  const [early = ''] = links.exec(body) ?? [];
  return { early, html: body.slice(early.length) };
};

/** Several of these beginnings: React writes each link once, in the order of the sections. */
export const joinEarly = (parts: string[]): string => [...new Set(parts.flatMap(eachLink))].join('');
