import { above, type Finding, lastStep } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { exchangedPairs } from './exchanged-pairs.ts';
import { gathered } from './gathered.ts';
import { isItem } from './is-item.ts';
import { marksOfKind } from './marks-of-kind.ts';
import type { Marked } from './walk-marks.ts';

/** How the icons are called for what a link opens: the telephone, a mail, or the site that a fact is called as. */
const iconOf = (link: string): string | undefined => {
  if (link.startsWith('tel:')) return 'phone';
  if (link.startsWith('mailto:')) return 'mail';
  return /^%\{(\w+)Url\}$/.exec(link)?.[1];
};

/** An icon in an item of a list, and the one that the item's link should have. */
type Shown = { icon: Marked; expected: string | undefined };

const objectOf = ({ place, within }: Marked): string => `${place.file}#${within}`;

const areExchanged = (one: Shown, other: Shown): boolean =>
  one.icon.value !== other.icon.value &&
  one.expected !== other.expected &&
  (one.expected === other.icon.value || other.expected === one.icon.value) &&
  one.expected !== one.icon.value &&
  other.expected !== other.icon.value;

/** Two items of a list of which one has the icon that belongs to the link of the other. */
export const exchangedIcons = (context: CheckContext): Finding[] => {
  const icons = marksOfKind(context, 'icon').filter(({ within }) => isItem(within ?? ''));
  if (icons.length < 2) return [];
  const links = new Map(marksOfKind(context, 'link').map((mark) => [objectOf(mark), iconOf(mark.value)]));
  const shown = icons.map((icon): Shown => ({ icon, expected: links.get(objectOf(icon)) }));
  const lists = gathered(shown, ({ icon }) => above(objectOf(icon)));
  return [...lists.values()]
    .flatMap((list) => exchangedPairs(list, areExchanged))
    .map(([one, other]) => {
      const message = `The icon is "${one.icon.value}" here and "${other.icon.value}" in item ${Number(lastStep(other.icon.within ?? '')) + 1} of this list, and the link beside one of them belongs to the other. Exchange the two.`;
      return { ...one.icon.place, message, also: [other.icon.place.pointer] };
    });
};
