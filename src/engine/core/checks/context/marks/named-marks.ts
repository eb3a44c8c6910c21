import type { Marked } from './marked.ts';
import { type NamedTexts, namedText } from './named-text.ts';

/** Gives each mark the text that it is. */
export const nameTexts = (texts: NamedTexts, marks: Marked[]): Marked[] => {
  for (const mark of marks)
    if (mark.kind === 'text' || mark.kind === 'link') mark.text = namedText(texts, mark.value);
  return marks;
};
