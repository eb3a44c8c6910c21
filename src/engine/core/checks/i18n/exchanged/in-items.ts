import { isObject } from '../../../json/json-value.ts';
import type { Json } from '../../../types.ts';
import { keyNamedBy } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { groupNamedBy } from '../../context/words/keys/group-named-by.ts';
import { lastNameOf } from '../../context/words/keys/key-parts.ts';
import { entryInWords } from '../../problems/entry-in-words.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { isItem } from '../../problems/is-item.ts';
import { above, below, lastStep } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { valueAt } from '../../problems/value-at.ts';

/** Two items of a list of which one text each is the other's: the name of that text, and of the one beside it. */
type Crossed = { items: [Json, Json]; own: string; beside: string };

const textNames = (item: Json): string[] => Object.keys(item).filter((name) => keyNamedBy(item[name]));

const crossedIn = (context: CheckContext, { file, pointer, also }: Finding): Crossed | undefined => {
  const [one, other] = [above(pointer), above(also?.[0] ?? '')];
  if (also?.length !== 1 || !isItem(one) || one === other || above(one) !== above(other)) return undefined;
  const document = context.given.pages.find((page) => page.file === file)?.document ?? context.given.config;
  const items = [one, other].map((at) => valueAt(document, at));
  const [first, second] = items;
  if (!isObject(first) || !isObject(second)) return undefined;
  const own = lastStep(pointer);
  const [beside, another] = textNames(first).filter((name) => name !== own);
  const isIn = beside !== undefined && keyNamedBy(second[beside]) !== undefined;
  return isIn && another === undefined && own === lastStep(also[0] ?? '')
    ? { items: [first, second], own, beside }
    : undefined;
};

/** How many other values of the items, such as icons and links, have the name of the group of a text of theirs. */
const suitsOf = ({ items }: Crossed, name: string): number =>
  items
    .map((item) => {
      const group = lastNameOf(groupNamedBy(item[name]));
      const values = Object.values(item).filter((value) => typeof value === 'string' && !keyNamedBy(value));
      return group === '' ? 0 : values.filter((value) => String(value).includes(group)).length;
    })
    .reduce((sum, count) => sum + count, 0);

/**
 * Of two items whose two texts are crosswise either pair of texts may have been exchanged: what else stands in the items
 * tells which.
 */
export const inItems = (context: CheckContext, finding: Finding): Finding => {
  const crossed = crossedIn(context, finding);
  if (!crossed) return finding;
  const { own, beside } = crossed;
  const [suits, others] = [suitsOf(crossed, own), suitsOf(crossed, beside)];
  if (others > suits) return finding;
  const [item, its] = [above(finding.pointer), above(finding.also?.[0] ?? '')];
  const entry = entryInWords(its);
  if (suits === others) {
    const message = `"${own}" and "${beside}" of this entry do not belong together, nor do those of ${entry}: each has one of the other's. Exchange the two that do not suit the rest of their entry.`;
    return { ...finding, message, tells: 'exchange' };
  }
  const fault = `What stands beside "${beside}" of this entry belongs to that of ${entry}, and the reverse: ${seemExchanged()}`;
  const at = { ...finding, pointer: below(item, beside) };
  return toldExchange(at, { ...finding, pointer: below(its, beside) }, fault);
};
