import type { CheckContext } from '../../context/check-context.ts';
import {
  findInItems,
  isCalledAs,
  type NamedItem,
  nameAt,
  strangeItems,
} from '../../context/exchanged/named-items.ts';
import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import { entryInWords } from '../../problems/entry-in-words.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { isItem } from '../../problems/is-item.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

/** Whether the texts of an item have a word of another's name: those of "customer-support" may be called "support". */
const isCalledLike = ({ parts }: NamedItem, { name }: NamedItem): boolean =>
  name.split('-').some((word) => parts.has(word));

/** Of two names one is known whole; of the other a word is enough. */
const areExchanged = (one: NamedItem, other: NamedItem): boolean =>
  (isCalledAs(one, other) && isCalledLike(other, one)) ||
  (isCalledLike(one, other) && isCalledAs(other, one));

const inWords = ({ step }: NamedItem): string =>
  isItem(step) ? `${entryInWords(step)} of this list` : `"${step}"`;

/** Two items of a list with each other's names: the texts of each are named after the other. */
export const exchangedItemNames = (context: CheckContext): Finding[] =>
  findInItems(context, (items, place) =>
    exchangedPairs(strangeItems(items), areExchanged).map(([one, other]) => {
      const fault = `This entry is called "${one.name}" and has the texts of "${other.name}", and ${inWords(other)} has those of "${one.name}": ${seemExchanged('the two names')}`;
      const at = (item: NamedItem) => ({ ...place, pointer: nameAt(place, item) });
      return toldExchange(at(one), at(other), fault);
    }),
  );
