import { ownerOf, pathName, quotedNames, type SchemaFault } from './fault.ts';

const isItem = ({ pointer, keyword, missing }: SchemaFault): boolean =>
  keyword === 'type' && missing === undefined && /\/\d+$/.test(pointer);

const together = (list: string, items: SchemaFault[]): SchemaFault[] => {
  const [first] = items;
  if (!first || items.length === 1) return items;
  const places = quotedNames(items.map(({ pointer }) => pathName(pointer)));
  const message = `${places} are of the wrong kind. Each ${first.remedy}`;
  return [{ pointer: list, keyword: first.keyword, message }];
};

/** Several items of one list that are of the wrong kind are one fault of the list, and its length follows from them. */
export const oncePerList = (faults: SchemaFault[]): SchemaFault[] => {
  const lists = new Map<string, SchemaFault[]>();
  for (const fault of faults.filter(isItem))
    lists.set(ownerOf(fault), [...(lists.get(ownerOf(fault)) ?? []), fault]);
  if (lists.size === 0) return faults;
  const others = faults.filter(
    (fault) => !isItem(fault) && !(/Items$/.test(fault.keyword) && lists.has(fault.pointer)),
  );
  return [...others, ...[...lists].flatMap(([list, items]) => together(list, items))];
};
