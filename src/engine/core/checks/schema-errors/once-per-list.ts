import { above } from '../problems/pointer-steps.ts';
import { ownerOf, pathName, quotedNames, type SchemaFault } from './fault.ts';

const isItem = ({ pointer, keyword, missing }: SchemaFault): boolean =>
  keyword === 'type' && missing === undefined && /\/\d+$/.test(pointer);

const together = (list: string, items: SchemaFault[]): SchemaFault[] => {
  const [first] = items;
  if (!first || items.length === 1) return items;
  const places = quotedNames(items.map(({ pointer }) => pathName(pointer)));
  const message = `${places} are of the wrong kind. Each ${first.todo}`;
  return [{ pointer: list, keyword: first.keyword, message }];
};

/** The list of an item that has several names which its list does not know: it was meant for another one. */
const listOfStranger = (fault: SchemaFault): string | undefined => {
  const item = (fault.named?.properties?.length ?? 0) < 2 ? '' : ownerOf(fault);
  return /\/\d+$/.test(item) ? above(item) : undefined;
};

/** A list that is too long because of an item from elsewhere is one fault with it, told at the item. */
const withoutStrangers = (faults: SchemaFault[]): SchemaFault[] => {
  const long = new Set(faults.filter(({ keyword }) => keyword === 'maxItems').map(({ pointer }) => pointer));
  if (long.size === 0) return faults;
  const homes = new Set(faults.map(listOfStranger).filter((list) => list !== undefined && long.has(list)));
  return faults
    .filter(({ keyword, pointer }) => keyword !== 'maxItems' || !homes.has(pointer))
    .map((fault) =>
      homes.has(listOfStranger(fault))
        ? { ...fault, message: `${fault.message} This entry seems to belong to another list.` }
        : fault,
    );
};

/** What is wrong within the entries that a list has too many goes with them. */
const withoutSurplus = (faults: SchemaFault[]): SchemaFault[] => {
  const long = faults.filter(({ keyword, limit }) => keyword === 'maxItems' && limit !== undefined);
  const isSurplus = ({ pointer }: SchemaFault) =>
    long.some(
      ({ pointer: list, limit = 0 }) =>
        pointer.startsWith(`${list}/`) && Number.parseInt(pointer.slice(list.length + 1), 10) >= limit,
    );
  return long.length === 0 ? faults : faults.filter((fault) => !isSurplus(fault));
};

/** Several items of one list that are of the wrong kind are one fault of the list, and its length follows from them. */
export const oncePerList = (given: SchemaFault[]): SchemaFault[] => {
  const faults = withoutSurplus(withoutStrangers(given));
  const lists = Map.groupBy(faults.filter(isItem), ownerOf);
  if (lists.size === 0) return faults;
  const others = faults.filter(
    (fault) => !isItem(fault) && !(/Items$/.test(fault.keyword) && lists.has(fault.pointer)),
  );
  return [...others, ...[...lists].flatMap(([list, items]) => together(list, items))];
};
