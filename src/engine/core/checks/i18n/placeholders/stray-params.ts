import { collectionIn } from '../../../resolve/collection-list.ts';
import { placeholdersOf } from '../../../words/placeholder.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { KeyVersions, Version } from '../../context/words/keys/key-versions.ts';
import type { TextUse } from '../../context/words/keys/text-uses.ts';
import { formsOf } from '../../context/words/numbers/plural-count.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { closest } from '../../suggestions/closest.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { wrongCount } from './wrong-count.ts';

const count = 'smart_count';

/** The parameters that a text needs in any language; several forms need the number that chooses between them. */
const askedBy = (versions: Version[]): Set<string> =>
  new Set(
    versions.flatMap(({ value }) => [...placeholdersOf(value), ...(formsOf(value) > 1 ? [count] : [])]),
  );

type Asked = { asked: Set<string>; versions: Version[]; use: TextUse };

/** What is wrong with a value behind the ? of a key: its words do not ask for it, it is empty, or it is no count. */
const faultOf = (
  context: CheckContext,
  [name, value]: [string, string],
  { asked, versions, use }: Asked,
): Omit<Finding, keyof Place> | undefined => {
  const { key, params } = use;
  if (!asked.has(name)) {
    const isCount = asked.has(count) && !Object.hasOwn(params, count);
    const message = `The words of "${key}" have no %{${name}}, so that "${name}" changes nothing.`;
    return withSuggestion(
      message,
      isCount ? count : closest(name, asked),
      'Remove it with its ?, or correct its name.',
    );
  }
  if (value === '') return { message: `"${name}" has no value. Write one, such as "${name}=3".` };
  if (name !== count) return undefined;
  if (/^\d+$/.test(value) || collectionIn(value) !== undefined) return wrongCount(context, versions, use);
  return {
    message: `"${count}" is "${value}". Write a number, or a list to be counted, such as "${count}=collection:solutions".`,
  };
};

/** What places give to a text that it does not ask for, or that is no value. */
export const strayParams = (context: CheckContext, { versions, uses }: KeyVersions): Finding[] => {
  const given = uses.filter(({ params }) => Object.keys(params).length > 0);
  if (given.length === 0 || versions.length === 0) return [];
  const asked = askedBy(versions);
  return given.flatMap((use) =>
    Object.entries(use.params).flatMap((param): Finding[] => {
      const fault = faultOf(context, param, { asked, versions, use });
      return fault ? [{ ...use.place, ...fault }] : [];
    }),
  );
};
