import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import type { Marked } from './marked.ts';
import { marksOfKind } from './marks-of-kind.ts';

/** The texts that each file shows, in their order. */
export const textsByFile = perContext((context: CheckContext) =>
  Map.groupBy(marksOfKind(context, 'text'), ({ place }) => place.file),
);

const none: Marked[] = [];

/** The texts that a file shows, in their order. */
export const textsOfFile = (context: CheckContext, file: string): Marked[] =>
  textsByFile(context).get(file) ?? none;
