import { isInItself, lastStep } from '../problems/pointer-steps.ts';
import { withoutMending } from '../problems/restated.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { ownerOf, pathName, quotedNames, type SchemaFault } from './fault.ts';
import { howToWrite } from './how-to-write.ts';

/** A name that nothing knows, and that is like no other. */
const isStrange = ({ missing, suggestion, at }: SchemaFault): boolean =>
  missing === undefined && suggestion === undefined && at === 'key';

const around = (owner: string): string => (owner === '' ? '' : ` in "${pathName(owner)}"`);

const placeIn = (owner: string): string => (owner === '' ? 'here' : around(owner).trim());

/** Where a section's values stand beside its `props`, those are missing and all of these are too many. */
const besideProps = (props: SchemaFault, strange: SchemaFault[]): SchemaFault => {
  const names = quotedNames(strange.map(({ pointer }) => lastStep(pointer)));
  const message = `"props" is missing${around(ownerOf(props))}, with ${names} inside it: write "props": { … } around what belongs to the section.`;
  return { ...props, message };
};

/** Whether an entry of a list says of which type it is, where those of the list have none: it is one of another. */
const isOfOtherList = (entry: string, strange: string[]): boolean =>
  /\/\d+$/.test(entry) && strange.length > 1 && strange.includes('type');

const toOtherList = 'This is an entry of another list. Move it there.';

/** Whether all that a section has is missing in an entry, which has something else: it is none. */
const isNoSection = (missing: SchemaFault[]): boolean =>
  ['id', 'props'].every((name) => missing.some((fault) => fault.missing === name));

/** What an object has in the place of what it lacks. One group may be written around all of that. */
const standsInstead = (missing: SchemaFault[], faults: SchemaFault[]): string => {
  if (faults.length === 0) return '';
  const strange = faults.map(({ pointer }) => lastStep(pointer));
  const names = quotedNames(strange);
  const inside = `If they are inside of it, take ${names} and its braces away around them.`;
  if (isNoSection(missing)) return ` There is ${names} instead. ${toOtherList}`;
  const others = isOfOtherList(missing[0]?.pointer ?? '', strange)
    ? toOtherList
    : 'Write what is missing, and remove what is not known here.';
  return ` There is ${names} instead. ${faults.length === 1 && faults[0]?.isGroup ? inside : others}`;
};

const allMissing = (missing: SchemaFault[], strange: SchemaFault[]): SchemaFault[] => {
  const [first] = missing;
  if (!first) return [];
  const { tells: _, ...lack } = first;
  const lacking = quotedNames(missing.map((fault) => fault.missing));
  const properties = strange.map(({ pointer }) => lastStep(pointer));
  const examples = missing.map(({ missing: name, todo = `"${name}": …` }) => todo);
  const written = ` ${howToWrite(examples, first.pointer)}`;
  const message = `${lacking} are missing${around(first.pointer)}.${standsInstead(missing, strange) || written}`;
  return [
    { ...lack, lacks: missing.length, ...(properties.length > 0 ? { named: { properties } } : {}), message },
  ];
};

/** One name that is missing and one that stands there in its place: the same under another name if its value fits. */
const insteadOf = (missing: SchemaFault, strange: SchemaFault): SchemaFault => {
  const [name, meant] = [lastStep(strange.pointer), missing.missing ?? ''];
  if (strange.fitting && !strange.fitting.includes(meant)) {
    const message = `"${meant}" is missing${around(ownerOf(strange))}, and "${name}" stands there, which is not known here. Write what is missing, and remove that.`;
    return { ...strange, message };
  }
  const message = `There is no property "${name}"${around(ownerOf(strange))}, and "${meant}" is missing.`;
  return { ...strange, ...withSuggestion(message, meant) };
};

/** A single group beside a section's missing `props` is that, under another name. */
const standsForProps = (props: SchemaFault, strange: SchemaFault[]): SchemaFault => {
  const [only, another] = strange;
  return only?.isGroup === true && !another ? insteadOf(props, only) : besideProps(props, strange);
};

/** One name that is missing, with several that stand there instead: they may have slipped out of it. */
const slippedOut = (missing: SchemaFault, strange: SchemaFault[]): SchemaFault => {
  const names = quotedNames(strange.map(({ pointer }) => lastStep(pointer)));
  const name = missing.missing;
  const message = `"${name}" is missing${around(ownerOf(missing))}. There is ${names} instead. If they belong inside it, write "${name}": { … } around them.`;
  return { ...missing, message };
};

/** How several names with full stops in them are written: as the group that they all begin with. */
const asGroup = (names: string[]): string | undefined => {
  const [group = '', first = ''] = names[0]?.split('.') ?? [];
  return first !== '' && names.every((name) => name.startsWith(`${group}.`))
    ? `Write these as a group: "${group}": { "${first}": …, … }.`
    : undefined;
};

/** Several names that one object does not know, without one that it lacks. */
const allStrange = (strange: SchemaFault[]): SchemaFault[] => {
  const [first] = strange;
  if (!first || strange.length === 1) return strange;
  const properties = strange.map(({ pointer }) => lastStep(pointer));
  const todo =
    asGroup(properties) ?? first.todo?.replace('Remove it', 'Remove them') ?? 'Write them otherwise.';
  const message = `There are no properties ${quotedNames(properties)} ${placeIn(ownerOf(first))}. ${todo}`;
  return [{ ...first, named: { properties }, message }];
};

/** The faults of the names of one object, all and by what they are. */
type NameFaults = Record<'own' | 'missing' | 'strange' | 'others', SchemaFault[]>;

const nameFaults = (own: SchemaFault[]): NameFaults => ({
  own,
  missing: own.filter(({ missing }) => missing !== undefined),
  strange: own.filter(isStrange),
  others: own.filter((fault) => fault.missing === undefined && !isStrange(fault)),
});

/** What is told instead of the faults of one object; undefined when they are not of this kind. */
type Reducer = (faults: NameFaults) => SchemaFault[] | undefined;

/** A group within itself: it was written around the values although it was there already. */
const insideItself: Reducer = ({ own }) => {
  const inner = own.find(
    ({ missing, at, pointer }) => missing === undefined && at === 'key' && isInItself(pointer),
  );
  if (!inner) return undefined;
  const name = lastStep(inner.pointer);
  const message = `"${name}" stands inside of "${name}". Take the inner one away, and leave what is in it.`;
  return [{ ...withoutMending(inner), message }];
};

/** A section that only lacks its `props`, with something else beside it. */
const withoutProps: Reducer = ({ missing: [props, another], strange, others }) =>
  props?.missing === 'props' && !another && strange.length > 0 && others.length === 0
    ? [standsForProps(props, strange)]
    : undefined;

/** One name that is missing, and one other: a name that is known elsewhere, too. */
const oneInsteadOfAnother: Reducer = ({ own, missing: [first, another] }) => {
  if (!first || another || own.length !== 2) return undefined;
  const instead = own.find(
    ({ missing, fix, at }) => missing === undefined && fix === undefined && at === 'key',
  );
  return instead && [insteadOf(first, instead)];
};

const severalMissing: Reducer = ({ missing, strange, others }) =>
  missing.length >= 2 ? [...allMissing(missing, strange), ...others] : undefined;

const severalInsteadOfOne: Reducer = ({ missing: [first], strange, others }) =>
  first && strange.length >= 2 ? [slippedOut(first, strange), ...others] : undefined;

/** The first that applies is taken: from those that say most to those that say least. */
const reducers = [insideItself, withoutProps, oneInsteadOfAnother, severalMissing, severalInsteadOfOne];

const reduced = (own: SchemaFault[]): SchemaFault[] => {
  const faults = nameFaults(own);
  for (const reduce of reducers) {
    const told = reduce(faults);
    if (told) return told;
  }
  return [...faults.missing, ...allStrange(faults.strange), ...faults.others];
};

/** Several names that one object lacks, and those it has in their place, are one fault of that object. */
export const oncePerObject = (faults: SchemaFault[]): SchemaFault[] =>
  [...Map.groupBy(faults, ownerOf).values()].flatMap(reduced);
