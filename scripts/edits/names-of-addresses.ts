import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { isFoundIn, isPlain, type Sought } from './files-with.ts';
import { namesOfLists } from './names-of-lists.ts';

/** A link may take any part of an address from a fact. */
const ofFacts = /\/[^\s"]*%\{/;

const hasAddress = (facts: SiteSource['config']['facts']): boolean => /"\//.test(JSON.stringify(facts ?? {}));

/**
 * The texts by which documents name some addresses, or list pages whose cards do; undefined if the addresses may also
 * be named by the configuration, by words or by facts.
 */
export const namesOfAddresses = (addresses: string[], source: SiteSource): Sought[] | undefined => {
  const { config, locales, pages } = source;
  if (addresses.length === 0) return [];
  if (hasAddress(config.facts) || !addresses.every((address) => isPlain(address.replaceAll('/', ''))))
    return undefined;
  const names = [...addresses, ofFacts];
  const isNamedIn = (value: unknown) => names.some((name) => isFoundIn(JSON.stringify(value ?? null), name));
  const lists = namesOfLists(
    pages.filter(({ document }: PageFile) => isNamedIn(document.card)),
    source,
  );
  return lists && !isNamedIn([config, locales]) ? [...names, ...lists] : undefined;
};
