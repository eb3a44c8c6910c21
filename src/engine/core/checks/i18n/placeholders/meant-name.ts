import { placeholdersOf } from '../../../words/placeholder.ts';
import { pluralSeparator } from '../../../words/plural-separator.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';

/** The only name that other forms or languages of a text have where one form has a name that nothing fills. */
export const meantName = (name: string, [source, ...others]: Version[]): string | undefined => {
  const forms = source?.value.split(pluralSeparator) ?? [];
  const own = placeholdersOf(forms.find((form) => placeholdersOf(form).includes(name)) ?? '');
  const elsewhere = new Set([...forms, ...others.map(({ value }) => value)].flatMap(placeholdersOf));
  const [meant, another] = [...elsewhere].filter((other) => !own.includes(other));
  return another === undefined ? meant : undefined;
};
