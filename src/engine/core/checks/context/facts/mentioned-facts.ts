import { placeholdersOf } from '../../../words/placeholder.ts';
import { perContext } from '../per-context.ts';

/** The names that texts and links of the site mention as %{name}. */
export const mentionedFacts = perContext(
  ({ words, marks }): ReadonlySet<string> =>
    new Set([
      ...[...words.values()].flatMap(({ texts }) =>
        [...texts.values()].flatMap(({ value }) => placeholdersOf(value)),
      ),
      ...marks.flatMap(({ value }) => placeholdersOf(value)),
    ]),
);
