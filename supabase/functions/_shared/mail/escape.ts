import { wellFormed } from '../well-formed.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, between tags and in quoted attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** A text of several lines as HTML that keeps them. */
export const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n');

const longestHeader = 150;

/** A text as it may stand in one line of a mail's head: no control, line or direction characters, no length to abuse. */
export const headerText = (text: string): string => {
  const clean = wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  const points = [...clean.replace(/\s+/g, ' ').trim()];
  return points.length <= longestHeader ? points.join('') : `${points.slice(0, longestHeader - 1).join('')}…`;
};
