import { below, lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { pathName, quote } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { Json, Schemas } from '../../../src/engine/core/types.ts';

/** A changed place of a schema, with its former value in words. */
export type SchemaChange = {
  file: string;
  pointer: string;
  at?: 'key';
  missing?: string;
  suggestion?: string;
  message: string;
  /** A property that came: nothing that was right before can be wrong by it. */
  isNewProperty?: true;
  /** A value that is gone elsewhere in its file: what is wrong with it here only follows from that. */
  isMove?: true;
};

type Change = Omit<SchemaChange, 'file'>;

/** A value as it is, as it was, and where it stands. */
type Compared<Value> = { now: Value; before: Value; pointer: string };

/** The order counts, too: types are written in it. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const newName = ({ now, before, pointer }: Compared<Json>, name: string): Change => {
  const place = { pointer: below(pointer, name), at: 'key' as const };
  const old = Object.keys(before).find(
    (other) => !Object.hasOwn(now, other) && isSame(before[other], now[name]),
  );
  if (old !== undefined) return { ...place, suggestion: old, message: `"${name}" was "${old}".` };
  return lastStep(pointer) === 'properties'
    ? { ...place, message: `The property "${name}" is new.`, isNewProperty: true }
    : { ...place, message: `"${name}" is new here.` };
};

const namesThatChanged = (compared: Compared<Json>): Change[] => {
  const { now, before, pointer } = compared;
  const come = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
  const told = come.map((name) => newName(compared, name));
  const renamed = new Set(told.map(({ suggestion }) => suggestion));
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(now, name) && !renamed.has(name));
  const lost = gone.map((name) => ({
    pointer,
    missing: name,
    message: `"${name}" is gone; it was ${quote(before[name])}.`,
  }));
  return [...told, ...lost];
};

/** A group whose names are the same in another order: the first that has moved. */
const moved = ({ now, before, pointer }: Compared<Json>): Change[] => {
  const names = Object.keys(before);
  const name = Object.keys(now).find((other, index) => other !== names[index]);
  return name === undefined
    ? []
    : [{ pointer: below(pointer, name), at: 'key', message: `"${name}" stood elsewhere in this group.` }];
};

const exchanged = ({ now, before, pointer }: Compared<Json>, names: string[]): Change[] => {
  const [one, other, ...others] = names;
  if (one === undefined || other === undefined || others.length > 0) return [];
  if (!isSame(now[one], before[other]) || !isSame(now[other], before[one])) return [];
  const message = (name: string) => `This was the value of "${name}", and that was here.`;
  return [
    { pointer: below(pointer, one), message: message(other) },
    { pointer: below(pointer, other), message: message(one) },
  ];
};

const changesInGroup = (compared: Compared<Json>): Change[] => {
  const { now, before, pointer } = compared;
  const names = namesThatChanged(compared);
  const values = Object.keys(now).filter(
    (name) => Object.hasOwn(before, name) && !isSame(now[name], before[name]),
  );
  const swapped = exchanged(compared, values);
  const within =
    swapped.length > 0
      ? swapped
      : values.flatMap((name) =>
          changesOf({ now: now[name], before: before[name], pointer: below(pointer, name) }),
        );
  const told = [...names, ...within];
  return told.length > 0 ? told : moved(compared);
};

const changesInList = ({ now, before, pointer }: Compared<unknown[]>): Change[] => {
  if (now.length === before.length)
    return changesInGroup({ now: { ...now }, before: { ...before }, pointer });
  const gone = before.find((item) => !now.some((other) => isSame(item, other)));
  const come = now.findIndex((item) => !before.some((other) => isSame(item, other)));
  if (now.length > before.length && come !== -1)
    return [{ pointer: below(pointer, come), message: `New in this list is ${quote(now[come])}.` }];
  const lost = gone === undefined ? '' : ` One that is gone is ${quote(gone)}.`;
  return [{ pointer, message: `This list had ${before.length} items, and now it has ${now.length}.${lost}` }];
};

const changesOf = ({ now, before, pointer }: Compared<unknown>): Change[] => {
  if (isSame(now, before)) return [];
  if (isObject(now) && isObject(before)) return changesInGroup({ now, before, pointer });
  if (Array.isArray(now) && Array.isArray(before)) return changesInList({ now, before, pointer });
  return [{ pointer, message: `This was ${quote(before)}.` }];
};

/** A name that came with the value that it had in another group, where it is gone: the two are one change. */
const withMoves = ({ now, before }: Compared<unknown>, changes: Change[]): Change[] => {
  const isFrom = ({ pointer, at }: Change, { pointer: group, missing }: Change): boolean =>
    at === 'key' &&
    lastStep(pointer) === missing &&
    isSame(valueAt(now, pointer), valueAt(before, below(group, missing)));
  const moves = changes.flatMap((come) =>
    changes.filter((gone) => isFrom(come, gone)).map((gone) => ({ come, gone })),
  );
  const [move, another] = moves;
  if (!move || another) return changes;
  const { come, gone } = move;
  const where = gone.pointer === '' ? 'at the top of the file' : `in "${pathName(gone.pointer)}"`;
  const message = `"${gone.missing}" stood ${where}.`;
  const told: Change = { pointer: come.pointer, at: 'key', message, isMove: true };
  return [told, ...changes.filter((change) => change !== come && change !== gone)];
};

/** The changes of the recorded schemas since they were recorded. */
export const schemaChanges = (schemas: Schemas, recorded: Schemas): SchemaChange[] =>
  Object.entries(schemas).flatMap(([name, now]) => {
    if (!Object.hasOwn(recorded, name)) return [];
    const compared = { now, before: recorded[name], pointer: '' };
    return withMoves(compared, changesOf(compared)).map((change) => ({ file: `schemas/${name}`, ...change }));
  });
