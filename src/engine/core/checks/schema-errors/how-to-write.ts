/** Whether an example says nothing of the value, since the schema has none that would do. */
const isBare = (example: string): boolean => example.endsWith(': …');

/** The name at the beginning of an example. */
const nameIn = (example: string): string => example.slice(0, example.indexOf(':'));

/** Whether a pointer leads to an entry of a list that has another one above it. */
const hasOneAbove = (pointer: string): boolean => /\/[1-9]\d*$/.test(pointer);

/**
 * How to write what is missing in a group, by an example of each property: "tone": "mint". What has none is copied from
 * the entry above, in a list.
 */
export const howToWrite = (examples: string[], pointer: string): string => {
  const them = examples.length === 1 ? 'it' : 'them';
  const written = examples.filter((example) => !isBare(example)).join(', ');
  const bare = examples.filter(isBare).map(nameIn).join(' and ');
  if (bare === '' || !hasOneAbove(pointer))
    return written === '' ? `Write ${them}.` : `Write ${them}, such as ${written}.`;
  return written === ''
    ? `Copy ${them} from the entry above, and change what is other here.`
    : `Write ${written}, copy ${bare} from the entry above, and change what is other here.`;
};
