import type { Marked } from './marked.ts';
import { type NamedTexts, namedText } from './named-text.ts';

/** The marks, each with the text that it is, and these texts. */
export const namedMarks = (marks: Marked[]): { marks: Marked[]; texts: NamedTexts } => {
  const texts: NamedTexts = new Map();
  for (const mark of marks)
    if (mark.kind === 'text' || mark.kind === 'link') mark.text = namedText(texts, mark.value);
  return { marks, texts };
};
