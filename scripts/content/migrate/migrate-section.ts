import { getNodeValue, parseTree } from 'jsonc-parser';
import type {
  MigrationChange,
  MigrationStep,
} from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { above, below, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { isObject, listOf } from '../../../src/engine/core/json/json-value.ts';
import { canonicalJson } from '../../json-text/canonical-json.ts';
import { renameProperty, takeOut, valueText } from '../../json-text/edit-text.ts';
import { setValue } from '../../json-text/set-values.ts';
import { nodeAt } from '../../json-text/tree-range.ts';

/** A change whose target is taken: of two values one would be lost. */
export class Taken extends Error {
  readonly pointer: string;

  constructor(pointer: string, name: string) {
    super(`there is a value at "${name}" already, where a migration brings another. Remove one of the two`);
    this.pointer = pointer;
  }
}

const childOf = (value: unknown, step: string): unknown =>
  isObject(value) ? value[step] : listOf(value)[Number(step)];

/** The places that a pattern means within a value; * stands for every item of a list. */
const expand = (value: unknown, [step, ...rest]: string[], at = ''): string[] => {
  if (step === undefined) return [at];
  if (step !== '*') return expand(childOf(value, step), rest, below(at, step));
  return listOf(value).flatMap((item, index) => expand(item, rest, below(at, index)));
};

/** The target of a move whose source has been found: its items are those of the source. */
const targetOf = (pattern: string, from: string, to: string): string => {
  const found = steps(from);
  const items = steps(pattern).flatMap((step, index) => (step === '*' ? [found[index] ?? ''] : []));
  return below('', ...steps(to).map((step) => (step === '*' ? (items.shift() ?? '') : step)));
};

const json = (value: unknown) => canonicalJson(JSON.stringify(value)).trimEnd();

/** The edit of a change at each place that its pattern matches. */
type Edit = { pattern: string; at: (text: string, place: string) => string };

const demandFree = (text: string, props: string, place: string): void => {
  if (valueText(text, props + place) !== undefined) throw new Taken(props + place, place.slice(1));
};

/** Puts a value in a place that can take it: a text or a list takes no property. */
const put = (text: string, props: string, { place, value }: { place: string; value: string }): string => {
  const result = setValue(text, { pointer: props + place, json: value, last: true });
  if (valueText(result, props + place) !== undefined) return result;
  throw new Taken(props + above(place), above(place).slice(1));
};

/** A step of a migration as an edit of text: which places its pattern names, and how one of them is changed. */
const editOf = (change: MigrationChange, props: string): Edit => {
  if ('remove' in change)
    return { pattern: change.remove, at: (text, place) => takeOut(text, props + place) };
  if ('set' in change) {
    const [pattern, value] = change.set;
    return { pattern, at: (text, place) => put(text, props, { place, value: json(value) }) };
  }
  if ('rename' in change) {
    const [from, name] = change.rename;
    const at: Edit['at'] = (text, place) => {
      demandFree(text, props, below(above(place), name));
      return renameProperty(text, props + place, name);
    };
    return { pattern: from.startsWith('/') ? from : below('', from), at };
  }
  const [pattern, to] = change.move;
  const at: Edit['at'] = (text, place) => {
    const value = valueText(text, props + place) ?? '';
    const left = takeOut(text, props + place);
    const target = targetOf(pattern, place, to);
    demandFree(left, props, target);
    return put(left, props, { place: target, value });
  };
  return { pattern, at };
};

/** From the last place to the first: removing an item of a list must not move the later ones. */
const applyChange = (text: string, change: MigrationChange, props: string): string => {
  const { pattern, at } = editOf(change, props);
  const tree = parseTree(text);
  const node = tree && nodeAt(tree, props);
  const places = node ? expand(getNodeValue(node), steps(pattern)).reverse() : [];
  return places.reduce(
    (left, place) =>
      'set' in change || valueText(left, props + place) !== undefined ? at(left, place) : left,
    text,
  );
};

/** The document with the section at a pointer brought to the version of the last step. Throws `Taken`. */
export const migrateSection = (text: string, pointer: string, path: MigrationStep[]): string => {
  const props = below(pointer, 'props');
  const changed = path
    .flatMap(({ changes }) => changes)
    .reduce((left, change) => applyChange(left, change, props), text);
  const version = String(path.at(-1)?.to);
  const own = below(pointer, 'version');
  return setValue(changed, { pointer: own, json: version, before: 'id' });
};
