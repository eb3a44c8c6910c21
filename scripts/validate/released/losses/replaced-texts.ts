import { parentOf } from '../../../../src/engine/core/checks/context/words/key-parts.ts';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import {
  above,
  lastStep,
  type Place,
  type Problem,
} from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
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

/** What is beside a property in its object or list. */
const besideIn = (holder: unknown, { pointer }: Place): string =>
  JSON.stringify({ ...(holder as object), [lastStep(pointer)]: undefined });

/** The text that a property names now, with all else beside it as it was, when other places show that text as well. */
const replacedBy = ({ files }: Past, { place, holder }: Named): string | undefined => {
  const document = parseJson(place.file, files.texts.get(place.file) ?? '').value;
  const now = valueAt(document, place.pointer);
  const key = keyNamedBy(now);
  if (
    key === undefined ||
    besideIn(valueAt(document, above(place.pointer)), place) !== besideIn(holder, place)
  )
    return undefined;
  const shown = shownPlaces(files, parentOf(key)).get(key) ?? [];
  return shown.length > 1 ? key : undefined;
};

/** Texts that no page shows any more, since another one, which is shown elsewhere too, stands in their place. */
export const replacedTexts = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const [key = '', another] = keysAtProblem(problem);
    if (problem.check !== 'i18n/unused-key' || another !== undefined || problem.names) return [];
    const [named, more] = [...past.former.keys()].flatMap((file) => formerlyNamed(past, file, key));
    const now = named && !more ? replacedBy(past, named) : undefined;
    if (!named || now === undefined) return [];
    const { place, value } = named;
    const message = `${placeInWords(place)}Here stood "${key}" at ${commitInWords(past.since)}, which no page shows any more, and now "${now}", as elsewhere. Write "${value}" again, or remove that text from every locale file.`;
    return [
      {
        told: { ...place, message, check: 'i18n/misplaced-key', suggestion: value },
        isFollower: (other) => other === problem,
      },
    ];
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
