import { stringsOf } from '../../../json-value.ts';
import { below, type Finding } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import { exchangedPairs } from './exchanged-pairs.ts';

/** A fact of a kind that its name ends in, and what the name says before that: "careers" of careersEmail. */
type Fact = { name: string; value: string; kind: string; stem: string };

const factOf = (name: string, value: string): Fact[] => {
  const [, stem = '', kind = ''] = /^(.*?)(Email|Url|email|url)$/.exec(name) ?? [];
  return kind === '' ? [] : [{ name, value, kind: kind.toLowerCase(), stem }];
};

const hasStem = ({ value }: Fact, { stem }: Fact): boolean =>
  value.toLowerCase().includes(stem.toLowerCase());

/** Whether a fact has not what it is called as, and another of its kind has, which may have its value. */
const isElsewhere = (one: Fact, other: Fact): boolean =>
  one.stem !== '' && !hasStem(one, one) && hasStem(other, one) && hasStem(one, other);

const areExchanged = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind && (isElsewhere(one, other) || isElsewhere(other, one));

/** Two addresses among the facts of which one is called as the other. */
export const exchangedFacts = ({ source }: CheckContext): Finding[] => {
  const facts = Object.entries(stringsOf(source.config.facts)).flatMap(([name, value]) =>
    factOf(name, value),
  );
  return exchangedPairs(facts, areExchanged).map(([one, other]) => {
    const message = `The fact "${one.name}" is "${one.value}", and "${other.name}" is "${other.value}": the two seem to be exchanged. Exchange them.`;
    const place = { file: 'site.config.json', pointer: below('/facts', one.name) };
    return { ...place, message, also: [below('/facts', other.name)] };
  });
};
