import { configFile } from '../../../file-names.ts';
import { stringsOf } from '../../../json/json-value.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

/** A fact with the kind that its name ends in, and the rest of the name: "careers" of careersEmail. */
type Fact = { name: string; value: string; kind: string; stem: string };

const factOf = (name: string, value: string): Fact[] => {
  const [, stem = '', kind = ''] = /^(.*?)(Email|Url|email|url)$/.exec(name) ?? [];
  return kind === '' ? [] : [{ name, value, kind: kind.toLowerCase(), stem }];
};

const hasStem = ({ value }: Fact, { stem }: Fact): boolean =>
  value.toLowerCase().includes(stem.toLowerCase());

/**
 * Whether a fact lacks the word of its own name, while another one of its kind has it and may have the value of this
 * one.
 */
const isElsewhere = (one: Fact, other: Fact): boolean =>
  one.stem !== '' && !hasStem(one, one) && hasStem(other, one) && hasStem(one, other);

const areExchanged = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind && (isElsewhere(one, other) || isElsewhere(other, one));

/** Two addresses among the facts, one of which is named after the other. */
export const exchangedFacts = ({ source }: CheckContext): Finding[] => {
  const facts = Object.entries(stringsOf(source.config.facts)).flatMap(([name, value]) =>
    factOf(name, value),
  );
  return exchangedPairs(facts, areExchanged).map(([one, other]) => {
    const fault = `The fact "${one.name}" is "${one.value}", and "${other.name}" is "${other.value}": ${seemExchanged()}`;
    const at = ({ name }: Fact) => ({ file: configFile, pointer: below('/facts', name) });
    return toldExchange(at(one), at(other), fault);
  });
};
