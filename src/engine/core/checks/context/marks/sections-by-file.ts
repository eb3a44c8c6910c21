import type { CheckContext } from '../check-context.ts';
import { gathered } from '../gathered.ts';
import { perContext } from '../per-context.ts';

/** The sections that each file has, in their order. */
export const sectionsByFile = perContext(({ sections }: CheckContext) =>
  gathered(sections, ({ place }) => place.file),
);
