import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';

/** The sections that each file has, in their order. */
export const sectionsByFile = perContext(({ sections }: CheckContext) =>
  Map.groupBy(sections, ({ place }) => place.file),
);
