import { collectionIn, languageCollection, listOfCollection } from '../../../resolve/collection-list.ts';
import { queryOf, textNamed } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';
import type { TextUse } from '../../context/words/keys/text-uses.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

/** The two words behind the number of a text: "%{smart_count} travel solutions". */
const behindCount = /%\{smart_count\}\s+(\p{L}+)(?:\s+(\p{L}+))?/u;

/** The collection that words name behind their number, and whether at once. */
const namedIn = ({ value }: Version, names: string[]): { name: string; isNext: boolean } | undefined => {
  const [, ...words] = behindCount.exec(value) ?? [];
  const name = words.map((word = '') => word.toLowerCase()).find((word) => names.includes(word));
  return name === undefined ? undefined : { name, isNext: words[0]?.toLowerCase() === name };
};

const entriesOf = ({ source, locales }: CheckContext, name: string): number =>
  name === languageCollection
    ? locales.length
    : source.pages.filter(({ collection }) => collection === name).length;

/** A text as a page names it, with another number. */
const countingText = ({ key, params, inline }: TextUse, counted: string): string =>
  textNamed(key + queryOf({ ...params, smart_count: counted }), inline);

type Said = Pick<Finding, 'message' | 'remedy' | 'suggestion' | 'severity'>;

/** A number that counts something else than the words behind it say; a number of the site's own may be meant. */
export const wrongCount = (context: CheckContext, versions: Version[], use: TextUse): Said | undefined => {
  const { smart_count: counted = '' } = use.params;
  const names = [...Object.keys(context.source.config.collections ?? {}), languageCollection];
  const other = collectionIn(counted);
  const named = versions.map((version) => namedIn(version, names)).find((found) => found !== undefined);
  if (!named || named.name === other || (other !== undefined && !names.includes(other))) return undefined;
  const { name, isNext } = named;
  const told = (fault: string) =>
    withSuggestion(`The words speak of "${name}", and ${fault}.`, countingText(use, listOfCollection(name)));
  if (other !== undefined) return told(`"smart_count" counts "${other}"`);
  const entries = entriesOf(context, name);
  if (!isNext || Number(counted) === entries) return undefined;
  return { ...told(`"smart_count" is ${counted}: the site has ${entries}`), severity: 'warning' };
};
