const prefix = 'collection:';

/** The collection that every site has: its languages. */
export const languageCollection = 'languages';

/** How content names the list of the entries of a collection. */
export const listOfCollection = (name: string): string => prefix + name;

/** The collection in `collection:solutions`; undefined for every other text. */
export const collectionIn = (reference: string): string | undefined =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;
