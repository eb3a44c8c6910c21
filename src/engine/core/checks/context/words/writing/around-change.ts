import { sharedStart } from '../../../suggestions/edit-distance.ts';

/** This many characters before and behind a change show where in a text it is. */
const beside = 30;

/** The part of a text that differs from another one, with its surroundings; a short text as a whole. */
export const aroundChange = (text: string, other: string): string => {
  if (text.length <= 2 * beside) return text;
  const start = sharedStart(text, other);
  const from = Math.max(0, start - beside);
  const to = Math.min(text.length, start + beside);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
};
