import { steps } from '../problem.ts';
import { listed, ownerOf, pathName, type SchemaFault } from './fault.ts';

const isStrange = ({ missing, suggestion }: SchemaFault): boolean =>
  missing === undefined && suggestion === undefined;

const around = (owner: string): string => (owner === '' ? '' : ` in "${pathName(owner)}"`);

/** Where a section's values stand beside its `props`, those are missing and all of these are too many. */
const besideProps = (props: SchemaFault, strange: SchemaFault[]): SchemaFault => {
  const names = listed(strange.map(({ pointer }) => steps(pointer).at(-1)));
  const message = `"props" is missing${around(ownerOf(props))}, with ${names} inside it: write "props": { … } around what belongs to the section.`;
  return { ...props, message };
};

const allMissing = (missing: SchemaFault[], strange: SchemaFault[]): SchemaFault[] => {
  const [first] = missing;
  if (!first) return [];
  const names = listed(missing.map((fault) => fault.missing));
  const instead = listed(strange.map(({ pointer }) => steps(pointer).at(-1)));
  const message = `${names} are missing${around(first.pointer)}.${instead === '' ? '' : ` There is ${instead} instead.`}`;
  return [{ ...first, message }];
};

/** One name that is missing and one that stands there in its place. */
const insteadOf = (missing: SchemaFault, strange: SchemaFault): SchemaFault => {
  const [name, meant] = [steps(strange.pointer).at(-1), missing.missing ?? ''];
  const message = `There is no property "${name}"${around(ownerOf(strange))}, and "${meant}" is missing. Did you mean "${meant}"?`;
  return { ...strange, message, suggestion: meant };
};

const reduced = (own: SchemaFault[]): SchemaFault[] => {
  const missing = own.filter((fault) => fault.missing !== undefined);
  const strange = own.filter(isStrange);
  const props = missing.find((fault) => fault.missing === 'props');
  if (props && missing.length === 1 && strange.length > 0 && strange.length === own.length - 1)
    return [besideProps(props, strange)];
  const [first] = missing;
  const [instead] = strange;
  if (first && instead && own.length === 2 && missing.length === 1) return [insteadOf(first, instead)];
  if (missing.length < 2) return own;
  const others = own.filter((fault) => fault.missing === undefined && !isStrange(fault));
  return [...allMissing(missing, strange), ...others];
};

/** Several names that one object lacks, and those it has in their place, are one fault of that object. */
export const oncePerObject = (names: SchemaFault[]): SchemaFault[] => {
  const owners = new Map<string, SchemaFault[]>();
  for (const fault of names) owners.set(ownerOf(fault), [...(owners.get(ownerOf(fault)) ?? []), fault]);
  return [...owners.values()].flatMap(reduced);
};
