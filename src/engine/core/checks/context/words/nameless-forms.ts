import type { Finding } from '../../problem.ts';
import type { Version } from './key-versions.ts';
import { formsOf, separator } from './plural-count.ts';
import { listPlaceholders, placeholdersOf } from './words.ts';

/** The names that the other forms of a text have. All but the last may do without the number: "One point". */
const lackingIn = (form: string, names: Set<string>, isLast: boolean): string[] => {
  const own = placeholdersOf(form);
  return [...names].filter((name) => !own.includes(name) && (isLast || name !== 'smart_count'));
};

/** Counted texts of which one form lacks a name that another has. */
export const namelessForms = (versions: Version[]): Finding[] =>
  versions
    .filter(({ value }) => formsOf(value) > 1)
    .flatMap(({ value, place }) => {
      const names = new Set(placeholdersOf(value));
      const forms = value.split(separator);
      return forms.flatMap((form, index) => {
        const lacking = lackingIn(form, names, index === forms.length - 1);
        if (lacking.length === 0) return [];
        const message = `The form "${form.trim()}" lacks ${listPlaceholders(lacking)}, which another form of this text has. Write it there, too.`;
        return [{ ...place, message }];
      });
    })
    .slice(0, 1);
