import { listPlaceholders, placeholdersOf } from '../../../words/placeholder.ts';
import { pluralSeparator } from '../../../words/plural-separator.ts';
import { onlyOne } from '../../context/only-one.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';
import { formsOf } from '../../context/words/numbers/plural-count.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

type Fault = Pick<Finding, 'message' | 'suggestion'>;

/** The names that the other forms of a text have. All but the last may do without the number: "One point". */
const lackingIn = (form: string, names: Set<string>, isLast: boolean): string[] => {
  const own = placeholdersOf(form);
  return [...names].filter((name) => !own.includes(name) && (isLast || name !== 'smart_count'));
};

/** The fault of a form with a name that no other language has, in the place of one that all have. */
const swappedIn = (form: string, names: Set<string>): Fault | undefined => {
  const own = placeholdersOf(form);
  const stray = onlyOne(own.filter((name) => !names.has(name)));
  const lacking = onlyOne([...names].filter((name) => !own.includes(name)));
  if (stray === undefined || lacking === undefined) return undefined;
  return withSuggestion(
    `One form of this text has %{${stray}}, and the others %{${lacking}}.`,
    `%{${lacking}}`,
  );
};

const lackOf = (forms: string[], names: Set<string>): Fault | undefined => {
  const gaps = forms.map((form, index) => ({
    form,
    lacking: lackingIn(form, names, index === forms.length - 1),
  }));
  const gap = gaps.find(({ lacking }) => lacking.length > 0);
  // Only the last form must have the number: where it alone has none, it may be that for one.
  const isForOne = gap?.lacking.join() === 'smart_count' && gap === gaps.at(-1);
  const otherwise = isForOne ? '; if it is the form for one, it belongs first' : '';
  return (
    gap && {
      message: `The form "${gap.form.trim()}" lacks ${listPlaceholders(gap.lacking)}, which another form of this text has. Write it there, too${otherwise}.`,
    }
  );
};

/** Counted texts, one form of which lacks a name that another one has. */
export const namelessForms = (versions: Version[]): Finding[] =>
  versions
    .filter(({ value }) => formsOf(value) > 1)
    .flatMap((version): Finding[] => {
      const forms = version.value.split(pluralSeparator);
      const others = versions.filter((other) => other !== version);
      const elsewhere = new Set(others.flatMap(({ value }) => placeholdersOf(value)));
      const swapped = forms.map((form) => swappedIn(form, elsewhere)).find((fault) => fault !== undefined);
      const fault = lackOf(forms, new Set(placeholdersOf(version.value)));
      return fault ? [{ ...version.place, ...(swapped ?? fault) }] : [];
    })
    .slice(0, 1);
