import { placeholdersOf } from '../../../../words/placeholder.ts';
import { pluralSeparator } from '../../../../words/plural-separator.ts';

/** How often a name stands in that form of a text which has it most often. */
const timesIn = (text: string, name: string): number =>
  Math.max(...text.split(pluralSeparator).map((form) => form.split(`%{${name}}`).length - 1));

/** A %{name} of the source that a translation has more often, as when it was dragged into a sentence a second time. */
export const repeatedName = (source: string, target: string): string | undefined =>
  placeholdersOf(target).find((name) => {
    const expected = timesIn(source, name);
    return expected > 0 && timesIn(target, name) > expected;
  });
