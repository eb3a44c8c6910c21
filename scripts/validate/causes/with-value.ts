import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';

/** What may have happened to a document: the problem, how it would be reported, and the document before. */
export type Guess = { problem: Problem; told: Problem; undo: (document: unknown) => unknown };

/** A document with another value at the end of some steps. */
export const withValue = (document: unknown, [step, ...rest]: string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.with(Number(step), withValue(document[Number(step)], rest, value));
  return { ...objectOf(document), [step]: withValue(objectOf(document)[step], rest, value) };
};
