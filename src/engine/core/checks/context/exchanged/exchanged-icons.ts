import { entryInWords } from '../../problems/entry-in-words.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { isItem } from '../../problems/is-item.ts';
import { above } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import type { CheckContext } from '../check-context.ts';
import { exchangedPairs } from '../exchanged-pairs.ts';
import { siteOfFact } from '../facts/site-of-fact.ts';
import { holderOf } from '../marks/holder-of.ts';
import type { Marked } from '../marks/marked.ts';
import { marksOfKind } from '../marks/marks-of-kind.ts';

/** The name of the icon for a link: of the telephone, of a mail, or of the site that its fact is named after. */
export const iconOf = (link: string): string | undefined => {
  if (link.startsWith('tel:')) return 'phone';
  if (link.startsWith('mailto:')) return 'mail';
  return siteOfFact(link);
};

/** An icon in an item of a list, and the one that the item's link should have. */
type Shown = { icon: Marked; expected: string | undefined };

const areExchanged = (one: Shown, other: Shown): boolean =>
  one.icon.value !== other.icon.value &&
  one.expected !== other.expected &&
  (one.expected === other.icon.value || other.expected === one.icon.value) &&
  one.expected !== one.icon.value &&
  other.expected !== other.icon.value;

/** Two items of a list, one with the icon that belongs to the link of the other. */
export const exchangedIcons = (context: CheckContext): Finding[] => {
  const links = marksOfKind(context, 'link').filter(
    ({ within, value }) => isItem(within ?? '') && iconOf(value),
  );
  if (links.length === 0) return [];
  const expected = new Map(links.map((mark) => [holderOf(mark), iconOf(mark.value)]));
  const files = new Set(links.map(({ place }) => place.file));
  const shown = marksOfKind(context, 'icon')
    .filter(({ place, within }) => files.has(place.file) && isItem(within ?? ''))
    .map((icon): Shown => ({ icon, expected: expected.get(holderOf(icon)) }));
  const lists = Map.groupBy(shown, ({ icon }) => above(holderOf(icon)));
  return [...lists.values()]
    .flatMap((list) => exchangedPairs(list, areExchanged))
    .map(([one, other]) => {
      const where = entryInWords(other.icon.within ?? '');
      const fault = `The icon is "${one.icon.value}" here and "${other.icon.value}" in ${where} of this list, and the link beside one of them belongs to the other: ${seemExchanged()}`;
      return toldExchange(one.icon.place, other.icon.place, fault);
    });
};
