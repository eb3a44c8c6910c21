import type { Problem } from '../problems/problem.ts';
import { isForeign } from './kinds.ts';
import { replaced } from './replaced.ts';

/** The language that the words are of, and the one that the text should be in. */
const languagesOf = ({ named }: Problem): string[] => named?.locales ?? [];

const isReverse = (one: Problem, other: Problem): boolean => {
  const [words, own] = languagesOf(one);
  const [itsWords, its] = languagesOf(other);
  return one.pointer === other.pointer && words === its && own === itsWords;
};

/** A text that two languages have of each other was exchanged: one fault, reported at the first. */
export const joinExchangedLanguages = (problems: Problem[]): Problem[] => {
  const foreign = problems.filter(isForeign);
  if (foreign.length < 2) return problems;
  const byPointer = new Map<string, Problem>();
  const joined = new Map<Problem, Problem | undefined>();
  for (const other of foreign) {
    const one = byPointer.get(other.pointer);
    if (!one || one.file === other.file || !isReverse(one, other)) {
      byPointer.set(other.pointer, other);
      continue;
    }
    const [words, own] = languagesOf(one);
    const message = `This text is in "${words}", and that of ${other.file} in "${own}". Exchange them.`;
    joined.set(one, { ...one, message, tells: 'exchange' });
    joined.set(other, undefined);
  }
  return replaced(problems, joined);
};
