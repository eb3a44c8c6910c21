import { stringsOf } from '../../json/json-value.ts';
import { placeholderAlone } from '../../words/placeholder.ts';
import type { CheckContext } from '../context/check-context.ts';
import { isDialled } from '../context/facts/broken-facts.ts';
import type { Link } from '../context/links/links.ts';
import { digitsOf } from '../context/words/writing/letters.ts';

/** The link to the fact that is dialled for a number, by the name of the one that is shown, or by its digits. */
export const dialledFact = (
  { source }: CheckContext,
  { written, value }: Pick<Link, 'written' | 'value'>,
): string | undefined => {
  const name = placeholderAlone(written.replace(/^tel:\s*/, ''));
  const facts = Object.entries(stringsOf(source.config.facts ?? {})).filter(([fact]) => isDialled.test(fact));
  const [meant] =
    facts.find(([fact]) => fact === `${name}Link`) ??
    facts.find(([, number]) => digitsOf(number) === digitsOf(value)) ??
    [];
  return meant && `tel:%{${meant}}`;
};
