import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import type { Marked } from './marked.ts';

const byKind = perContext(({ marks }: CheckContext) => Map.groupBy(marks, ({ kind }) => kind));

/** The marks of one kind, in their order. Most of the marks are texts, and most checks ask for others. */
export const marksOfKind = (context: CheckContext, kind: Marked['kind']): Marked[] =>
  byKind(context).get(kind) ?? [];
