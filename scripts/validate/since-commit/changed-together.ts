/** A fact that has another value now, and all facts of its language as they were. */
type Changed = { name: string; value: string; before: Record<string, string> };

/** The fact that had the value which another one has got. */
export const namesakeOf = ({ name, value, before }: Changed): string | undefined =>
  Object.keys(before).find((one) => one !== name && before[one] === value);

type Pair = [name: string, other: string];

/** Whether two facts go with two others: "weeks" and "months" with "weeksInWords" and "monthsInWords". */
const goTogether = ([name, other]: Pair, [longName, longOther]: Pair): boolean =>
  longName !== name && longName.startsWith(name) && longOther === other + longName.slice(name.length);

/**
 * Whether a fact got the value of another one in figures and in words, while that one has it still: nobody slips twice
 * alike.
 */
export const changedTogether = (facts: Changed[]): ((fact: Changed) => boolean) => {
  const changed = new Set(facts.map(({ name }) => name));
  const pairOf = (fact: Changed): Pair => [fact.name, namesakeOf(fact) ?? ''];
  const isKept = ([, other]: Pair) => other !== '' && !changed.has(other);
  const pairs = facts.map(pairOf).filter(isKept);
  return (fact) => {
    const own = pairOf(fact);
    return isKept(own) && pairs.some((pair) => goTogether(own, pair) || goTogether(pair, own));
  };
};
