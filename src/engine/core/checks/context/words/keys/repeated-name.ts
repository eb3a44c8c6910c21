import { placeholdersOf } from '../../../../words/placeholder.ts';
import { pluralSeparator } from '../../../../words/plural-separator.ts';
import { timesIn } from '../writing/words-in.ts';

/** How often a name stands in that form of a text which has it most often. */
const mostTimesIn = (text: string, name: string): number =>
  Math.max(...text.split(pluralSeparator).map((form) => timesIn(form, `%{${name}}`)));

/** A %{name} of the source that a translation has more often, as when it was dragged into a sentence a second time. */
export const repeatedName = (source: string, target: string): string | undefined =>
  placeholdersOf(target).find((name) => {
    const expected = mostTimesIn(source, name);
    return expected > 0 && mostTimesIn(target, name) > expected;
  });
