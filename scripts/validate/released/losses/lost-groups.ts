import { below, type Problem, steps } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { isObject, objectOf } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { commitInWords, type Loss, type Past, takeBack } from './loss.ts';

/** What a file of words says apart from one group. */
const besides = (words: unknown, [first = '', ...rest]: string[]): string => {
  const { [first]: inner, ...others } = objectOf(words);
  return JSON.stringify(others) + (rest.length > 0 ? besides(inner, rest) : '');
};

/** How a group comes back: with its file, if nothing else of that has changed. */
const howToReturn = (past: Past, file: string, isAlone: boolean): string =>
  isAlone
    ? `Take it back: ${takeBack(past, file)}`
    : `Copy it back from there: git show ${past.since}:${file}`;

/** Groups of translations that the commit had, and that are gone although pages show their texts. */
export const lostGroups = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { check, file, pointer, missing, lacks } = problem;
    const before = past.former.get(file);
    if (check !== 'i18n/missing-translation' || missing === undefined || before === undefined) return [];
    const [then, now] = [before, past.files.texts.get(file) ?? ''].map((text) => parseJson(file, text).value);
    // Of a group that is empty now, the problem names the first text.
    const place = isObject(valueAt(then, below(pointer, missing))) ? below(pointer, missing) : pointer;
    const isGone = isObject(valueAt(then, place)) && Object.keys(objectOf(valueAt(now, place))).length === 0;
    if (lacks === undefined || place === '' || !isGone) return [];
    const group = steps(place);
    const isAlone = besides(then, group) === besides(now, group);
    const message = `The group "${group.join('.')}" was here at ${commitInWords(past.since)} and is gone, with ${lacks} texts that pages show. ${howToReturn(past, file, isAlone)}`;
    return [{ told: { file, pointer, missing, message }, isFollower: (other) => other === problem }];
  });
