import { firstThreeQuoted } from '../../../../src/engine/core/checks/consequences/first-three.ts';
import { isLeftoverKey } from '../../../../src/engine/core/checks/consequences/is-leftover-key.ts';
import { parentOf } from '../../../../src/engine/core/checks/context/words/key-parts.ts';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import {
  above,
  below,
  lastStep,
  type Place,
  type Problem,
  placeKey,
} from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { objectOf } from '../../../../src/engine/core/json-value.ts';
import { keyNamedBy } from '../../../../src/engine/core/translate.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { shownPlaces, textsIn } from '../../causes/shown-places.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import { commitInWords, type Loss, type Past } from './loss.ts';

/** Where a file named a text at the commit, and what stood there. */
type Named = { place: Place; value: string; holder: unknown };

const formerlyNamed = ({ former }: Past, file: string, key: string): Named[] => {
  const text = former.get(file);
  if (text === undefined || !text.includes(`"t:${key}`)) return [];
  const document = parseJson(file, text).value;
  return textsIn({ texts: new Map([[file, text]]) }, file)
    .filter((named) => named.key === key)
    .map(({ place }) => ({
      place,
      value: String(valueAt(document, place.pointer)),
      holder: valueAt(document, above(place.pointer)),
    }));
};

/** A property that named another text at the commit than now. */
type Replaced = { place: Place; value: string; key: string; now: string };

const namesOf = (holder: unknown): string => Object.keys(objectOf(holder)).sort().join('\n');

/** The texts of an object that others have replaced, when it has the properties that it had. */
const replacedIn = ({ files }: Past, { place, holder }: Named): Replaced[] => {
  const document = parseJson(place.file, files.texts.get(place.file) ?? '').value;
  const around = above(place.pointer);
  const now = valueAt(document, around);
  if (namesOf(now) !== namesOf(holder)) return [];
  return Object.entries(objectOf(holder)).flatMap(([name, value]): Replaced[] => {
    const [before, after] = [keyNamedBy(value), keyNamedBy(objectOf(now)[name])];
    return before === undefined || after === undefined || before === after
      ? []
      : [
          {
            place: { ...place, pointer: below(around, name) },
            value: String(value),
            key: before,
            now: after,
          },
        ];
  });
};

/** Where else a text is shown that has replaced another. */
const elsewhere = ({ files }: Past, { now, place }: Replaced): Place | undefined =>
  (shownPlaces(files, parentOf(now)).get(now) ?? []).find((other) => placeKey(other) !== placeKey(place));

/** What a place is called as seen from another one: the property around it, or its file. */
const asSeenFrom = ({ file }: Place, other: Place): string => {
  const name = lastStep(above(other.pointer));
  if (other.file !== file) return `in ${other.file}`;
  return /^(\d+|props|)$/.test(name) ? 'elsewhere in this file' : `under "${name}"`;
};

/** The texts that now stand there: one by its name, several of a group by that. */
const nowInWords = (keys: string[]): string => {
  const [group = '', another] = new Set(keys.map(parentOf));
  return keys.length > 1 && another === undefined ? `the words of "${group}"` : firstThreeQuoted(keys);
};

const lossOf = (past: Past, replaced: Replaced[], problem: Problem): Loss[] => {
  const [first] = replaced;
  const other = first && elsewhere(past, first);
  if (!first || !other) return [];
  const { place } = first;
  const stood = firstThreeQuoted(replaced.map(({ key }) => key));
  const now = nowInWords(replaced.map((one) => one.now));
  const values = replaced.map(({ value }) => `"${value}"`).join(' and ');
  const message = `${placeInWords(place)}Here stood ${stood} at ${commitInWords(past.since)}, and now ${now}, as ${asSeenFrom(place, other)}. Write ${values} again.`;
  const suggestion = replaced.length === 1 ? { suggestion: first.value } : {};
  return [
    {
      told: { ...place, message, check: 'i18n/misplaced-key', ...suggestion },
      isFollower: (one) => one === problem,
    },
  ];
};

/** Texts that no page shows any more, since others, which are shown elsewhere too, stand in their places. */
export const replacedTexts = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    if (!isLeftoverKey(problem.check) || problem.names) return [];
    const keys = keysAtProblem(problem);
    const named = keys.map((key) =>
      [...past.former.keys()].flatMap((file) => formerlyNamed(past, file, key)),
    );
    if (named.some((places) => places.length !== 1)) return [];
    const holders = new Map(
      named.flat().map((one) => [placeKey({ ...one.place, pointer: above(one.place.pointer) }), one]),
    );
    const replaced = [...holders.values()].flatMap((one) => replacedIn(past, one));
    const own = replaced.filter(({ key }) => keys.includes(key));
    const isWhole = own.length === keys.length && own.every((one) => elsewhere(past, one));
    return isWhole ? lossOf(past, replaced, problem) : [];
  });

/** A name is asked for with the words behind it that it had at the commit: what stands on a page alone is gone with it. */
export const withFormerWords = (past: Past, problem: Problem): Problem => {
  const { check, file, message, suggestion, names: [key = ''] = [] } = problem;
  const todo = ` Write "t:${key}|" and its words.`;
  if (check !== 'i18n/misplaced-key' || suggestion !== undefined || !message.endsWith(todo)) return problem;
  const value = formerlyNamed(past, file, key).find((named) => named.value.includes('|'))?.value;
  return value === undefined
    ? problem
    : { ...problem, ...withSuggestion(message.slice(0, -todo.length), value) };
};
