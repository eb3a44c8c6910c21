import type { CheckContext } from '../../context/check-context.ts';
import { perContext } from '../../context/per-context.ts';
import { tally } from '../../context/repeats.ts';

/** The words that a name is made of: privacyUrl has privacy and url. */
const partsOf = (name: string): string[] =>
  name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());

/** How often the names of facts and of texts have a word. */
const vocabulary = perContext(({ source, mentioned }: CheckContext) =>
  tally([...Object.keys(source.config.facts ?? {}), ...mentioned].flatMap(partsOf)),
);

/** How many words of a name no other name of the site has: of two alike names the one with more is misspelt. */
export const strangeParts = (context: CheckContext, name: string): number => {
  const own = context.source.config.facts?.[name] === undefined ? 0 : 1;
  return partsOf(name).filter((part) => (vocabulary(context).get(part) ?? 0) <= own).length;
};
