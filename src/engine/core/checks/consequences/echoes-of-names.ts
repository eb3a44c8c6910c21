import { isOf } from '../problems/is-of.ts';
import { parentKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { type Echo, follows } from './follows.ts';

/** Whether a check says in the general words of a schema what a special one may say better. */
const isGeneral = isOf('schema/*');

/** The name that a property should have. */
const meantName = ({ check, at, suggestion, fix }: Problem): string | undefined => {
  if (check === 'schema/deprecated-prop' && fix && 'rename' in fix) return fix.rename;
  return (isGeneral({ check }) || check === 'config/unknown-option') && at === 'key' ? suggestion : undefined;
};

/** What a property leaves open: its group, with the name that it should have. */
const gapLeftBy = (problem: Problem): string[] => {
  const name = meantName(problem);
  return name === undefined ? [] : [`${parentKey(problem)}\n${name}`];
};

/** What follows from a property with a wrong name. */
export const echoesOfNames = {
  /** A renamed or misspelt property is missing under its right name. */
  echoesRenamed: follows({
    cause: (problem) => meantName(problem) !== undefined,
    effect: { has: 'missing' },
    by: [gapLeftBy, 'gap'],
  }),
  /** A picture without words for those who cannot see it has them under a name that nothing knows. */
  echoesMisspeltAlt: follows(
    { cause: { check: 'schema/*', has: 'at' }, effect: 'a11y/alt-missing', by: ['parent', 'place'] },
    {
      // An item with several names that its list does not know has come from another one, and its picture with it.
      cause: ({ check, at, named }) =>
        isGeneral({ check }) && at === 'key' && (named?.properties ?? []).length > 1,
      effect: 'a11y/alt-missing',
      by: 'parent',
    },
  ),
} satisfies Record<string, Echo>;
