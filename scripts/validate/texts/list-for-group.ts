/** The first name of the group that a text begins with. */
export const firstNameIn = (text: string): string | undefined => /^\s*\{\s*"([^"\n]*)"\s*:/.exec(text)?.[1];

const lists = /"([^"\n]*)"\s*:\s*\[\s*\{\s*"([^"\n]*)"\s*:/g;

/** The list of a text that a group belongs to, in words, if any list has entries that begin as the group does. */
export const listForGroup = (text: string, group: string): string | undefined => {
  const first = firstNameIn(group);
  const alike = [...text.matchAll(lists)].filter(([, , own]) => own === first).map(([, list]) => list);
  const [list, another] = new Set(alike);
  if (list === undefined) return undefined;
  return another === undefined ? `the list "${list}"` : 'the list that it belongs to';
};
