import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { isWithin } from '../context/words/keys/is-within.ts';
import { lastNameOf, parentOf } from '../context/words/keys/key-parts.ts';
import { type Moved, movedGroups } from '../context/words/keys/moved-groups.ts';
import { exchangeThem } from '../problems/exchange-phrases.ts';
import type { Finding } from '../problems/problem.ts';

const isInPlaceOf = (one: Moved, other: Moved): boolean =>
  isWithin(other.from, one.to) && isWithin(other.to, one.from);

/** Whether two groups have come to each other's places. */
const areExchanged = (one: Moved, other: Moved): boolean =>
  isInPlaceOf(one, other) || isInPlaceOf(other, one);

/** Two groups in each other's places are one fault, reported at the first. */
const oncePerExchange = (moved: Moved[]): Moved[] =>
  moved.filter((one, index) => !moved.slice(0, index).some((other) => areExchanged(one, other)));

const quoted = (names: string[]): string =>
  names.map((name) => `"${name}"`).reduce((list, name) => `${list} and ${name}`);

/** A group that has become one of its texts: what the other languages have in it is gone here. */
const onlyOneLeft = ({ words }: CheckContext, { from, to }: Moved): string => {
  const keys = new Set([...words.values()].flatMap(({ texts }) => [...texts.keys()]));
  const names = [...keys].filter((key) => parentOf(key) === from).map(lastNameOf);
  const shape = names.map((name) => `"${name}": "…"`).join(', ');
  return `"${lastNameOf(from)}" must be a group { } with ${quoted(names)}; only "${lastNameOf(to)}" is left, without its name. Write { ${shape} }.`;
};

type Told = Pick<Finding, 'pointer' | 'also' | 'message' | 'named'>;

/**
 * What is told of a group: with both groups if they are in each other's places, else with the right place of its
 * texts, at the first of them.
 */
const toldOf = (context: CheckContext, one: Moved, all: Moved[]): Told => {
  const { from, to, lost, pointer, first } = one;
  const other = all.find((candidate) => areExchanged(one, candidate));
  if (other) {
    const groups = lost.has(to) ? [other.to, other.from] : [from, to];
    const message = `${quoted(groups)} have each other's texts. ${exchangeThem}`;
    return { pointer, message, named: { groups } };
  }
  const named = { groups: [to] };
  if (lost.has(to) && parentOf(to) === from) return { pointer, message: onlyOneLeft(context, one), named };
  if (lost.has(to))
    return { pointer, message: `Pages look for this text as "${to}". Move it to its group.`, named };
  const texts = to === '' ? `${lost.size} texts` : `${lost.size} texts of "${to}"`;
  const where = to === '' ? 'outside of it' : `in "${to}"`;
  const message = `"${from}" has ${texts}, which pages look for ${where}. Move them there.`;
  return { ...(first === undefined ? { pointer } : { pointer: first, also: [pointer] }), message, named };
};

/** Texts, and groups of them, that stand elsewhere than where pages look for them. */
export const i18nMovedGroup: Check = {
  id: 'i18n/moved-group',
  severity: 'error',
  description: 'A text, or a group of texts, stands where pages look for it.',
  advice:
    'The place of a text in its file is a part of its name: when a group goes into another one, or out of it, none of its texts is found. Mostly a brace is in the wrong place. Move the group back, or write its new name on the pages. Example: "title" in "hero" in "hero" in "home" is home.hero.hero.title, and not home.hero.title.',
  run: (context) =>
    [...context.words].flatMap(([locale, { file }]) => {
      const moved = movedGroups(context, locale);
      return oncePerExchange(moved).map((one) => ({
        file,
        at: 'key' as const,
        ...toldOf(context, one, moved),
      }));
    }),
};
