const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/**
 * Whether two texts have little to do with each other: less than a third of their longer words is shared, if they have
 * any.
 */
export const areApart = (one: string, other: string): boolean => {
  const [words, others] = [longWords(one), longWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 3 < Math.max(1, Math.min(words.size, others.size));
};
