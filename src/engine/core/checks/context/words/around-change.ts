/** So many characters before a change and behind it tell where in a text it is. */
const beside = 30;

/** A text as far as it differs from another one, with what stands around that; a short one as a whole. */
export const aroundChange = (text: string, other: string): string => {
  if (text.length <= 2 * beside) return text;
  let start = 0;
  while (start < text.length && text[start] === other[start]) start += 1;
  const from = Math.max(0, start - beside);
  const to = Math.min(text.length, start + beside);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
};
