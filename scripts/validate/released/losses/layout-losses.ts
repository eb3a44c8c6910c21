import { firstTen } from '../../../../src/engine/core/checks/consequences/first-ten.ts';
import { isLeftoverKey } from '../../../../src/engine/core/checks/consequences/is-leftover-key.ts';
import { below, type Problem } from '../../../../src/engine/core/checks/problem.ts';
import { configFile } from '../../../../src/engine/core/file-names.ts';
import { isObject } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import { keysIn } from './former-pages.ts';
import { commitInWords, type Loss, type Past } from './loss.ts';

/** A text that was shown, and the list or group whose part showed it and is gone. */
type LostText = { key: string; pointer: string };

const allIn = (value: unknown, pointer: string): LostText[] =>
  [...keysIn(JSON.stringify(value) ?? '')].map((key) => ({ key, pointer }));

const nameOf = (item: unknown): unknown => (isObject(item) ? (item.id ?? item.key) : undefined);

/** Where an item of a list is now, by its name or by what it says; in a list that is as long as before, at its place. */
const placeNow = (
  item: unknown,
  index: number,
  { before, now }: Record<'before' | 'now', unknown[]>,
): number => {
  const [name, text] = [nameOf(item), JSON.stringify(item)];
  const found = now.findIndex((other) =>
    name === undefined ? JSON.stringify(other) === text : nameOf(other) === name,
  );
  return found === -1 && before.length === now.length ? index : found;
};

/** The texts of a value that went with a part of it; those whose property says something else now are not among them. */
const lostIn = (before: unknown, now: unknown, pointer: string): LostText[] => {
  if (Array.isArray(before) && Array.isArray(now))
    return before.flatMap((item, index) => {
      const at = placeNow(item, index, { before, now });
      return at === -1 ? allIn(item, pointer) : lostIn(item, now[at], below(pointer, at));
    });
  if (!isObject(before) || !isObject(now)) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    now[name] === undefined ? allIn(value, pointer) : lostIn(value, now[name], below(pointer, name)),
  );
};

/** Words that the settings showed, such as those of a menu's entry, are missed in the list or group that has lost it. */
export const lostFromLayout = (past: Past, problems: Problem[]): Loss[] => {
  const before = past.former.get(configFile);
  const leftovers = problems.filter(({ check, names }) => isLeftoverKey(check) && names === undefined);
  if (before === undefined || leftovers.length === 0) return [];
  const lost = lostIn(parseJson(configFile, before).value, past.files.source.config, '');
  return [...Map.groupBy(lost, ({ pointer }) => pointer)].flatMap(([pointer, texts]) => {
    const own = new Set(texts.map(({ key }) => key));
    const isFollower = (problem: Problem) =>
      leftovers.includes(problem) && keysAtProblem(problem).every((key) => own.has(key));
    const keys = [...new Set(leftovers.filter(isFollower).flatMap(keysAtProblem))];
    const [it, them] = keys.length === 1 ? ['a text', 'it'] : [`${keys.length} texts`, 'them'];
    const message = `What showed ${it} here at ${commitInWords(past.since)} is gone, and nothing else does: ${firstTen(keys)}. Put it back, or remove ${them} from every locale file.`;
    return [{ told: { file: configFile, pointer, message }, isFollower, isFixed: true }];
  });
};
