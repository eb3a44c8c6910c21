import { isLeftoverKey } from '../../../../src/engine/core/checks/consequences/kinds.ts';
import { above, below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { keyNamedBy } from '../../../../src/engine/core/words/text-reference.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { othersThat, type PastedWord, quoted, wordsInPlace } from '../../causes/pasted-words.ts';
import { mostLeftovers } from '../../causes/place-leftovers.ts';
import { textsIn } from '../../causes/shown-places.ts';
import { documentOf } from '../../document-of.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import type { Past } from '../look-back.ts';
import type { Loss } from '../losses/loss.ts';

/** Where a file named a text at the commit, and what stood there. */
type Named = { place: Place; value: string; holder: unknown };

const formerlyNamed = ({ former }: Past, file: string, key: string): Named[] => {
  const text = former.get(file);
  if (text === undefined || !text.includes(`"t:${key}`)) return [];
  const document = documentOf(file, text);
  return textsIn({ texts: new Map([[file, text]]) }, file)
    .filter((named) => named.key === key)
    .map(({ place }) => ({
      place,
      value: String(valueAt(document, place.pointer)),
      holder: valueAt(document, above(place.pointer)),
    }));
};

/** A property that names another text than at the commit, and what stood there. */
type Replaced = PastedWord & { value: string };

/**
 * The properties of what held a text at the commit that name other texts now: none unless these are all shown elsewhere,
 * too. A text that merely moved is not replaced.
 */
const replacedIn = ({ files }: Past, { place, holder }: Named): Replaced[] => {
  const document = documentOf(place.file, files.texts.get(place.file) ?? '');
  const replaced = Object.entries(holder as object).flatMap(([name, value]): Replaced[] => {
    const pointer = below(above(place.pointer), name);
    const [meant, key] = [keyNamedBy(value), keyNamedBy(valueAt(document, pointer))];
    const isOther = meant !== undefined && key !== undefined && meant !== key;
    return isOther ? [{ place: { ...place, pointer }, key, meant, value: String(value) }] : [];
  });
  const isElsewhere = (word: Replaced) => othersThat(files, word.key, word.place).length > 0;
  return replaced.every(isElsewhere) ? replaced : [];
};

const toldOf = ({ files, since }: Past, replaced: Replaced[]): string => {
  const [first, another] = replaced;
  const here = `Here stood ${quoted(replaced.map(({ meant }) => meant))} at ${commitInWords(since)}`;
  const again = `Write ${quoted(replaced.map(({ value }) => value))} again`;
  return another === undefined
    ? `${here}, which no page shows any more, and now "${first?.key}", as elsewhere. ${again}, or remove that text from every locale file.`
    : `${here}, and now ${wordsInPlace(files, replaced)}. ${again}.`;
};

/** Texts that no page shows any more, since others, which are shown elsewhere too, stand in their place. */
export const replacedTexts = (past: Past, problems: Problem[]): Loss[] => {
  const left = problems.filter(({ check, tells }) => isLeftoverKey({ check }) && tells !== 'hidden');
  if (left.length > mostLeftovers) return [];
  return left.flatMap((problem): Loss[] => {
    const keys = keysAtProblem(problem);
    const [named, more] = [...past.former.keys()].flatMap((file) => formerlyNamed(past, file, keys[0] ?? ''));
    const replaced = named && !more ? replacedIn(past, named) : [];
    const [first, ...others] = replaced;
    const meant = replaced.map((word) => word.meant);
    if (!first || !keys.every((key) => meant.includes(key))) return [];
    const message = toldOf(past, replaced);
    const told = { ...first.place, message, check: 'i18n/misplaced-key' } as const;
    const pointers = replaced.map(({ place }) => place.pointer);
    const isFollower = (other: Problem) =>
      other === problem || (other.file === first.place.file && pointers.includes(other.pointer));
    return [{ told: others.length > 0 ? told : { ...told, suggestion: first.value }, isFollower }];
  });
};

/** A name is asked for with the words behind it that it had at the commit: what stands on a page alone is gone with it. */
export const withFormerWords = (past: Past, problem: Problem): Problem => {
  const { check, file, suggestion, remedy, named } = problem;
  const [key = ''] = named?.keys ?? [];
  const isAsked = suggestion === undefined && remedy !== undefined;
  if (check !== 'i18n/misplaced-key' || !isAsked) return problem;
  const value = formerlyNamed(past, file, key).find((named) => named.value.includes('|'))?.value;
  return value === undefined ? problem : { ...problem, ...withSuggestion(faultIn(problem), value) };
};
