import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import { isNamedAs } from '../../context/files/named-as.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { type Alt, atSource } from './alts.ts';

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** One picture of a section that has two proper names: one of them belongs to another picture. */
export const renamedAlts = (alts: Alt[]): Finding[] => {
  const first = new Map<string, Alt>();
  return alts.flatMap((alt) => {
    const { shown, src, group } = alt;
    const picture = `${group}\n${shown.locale}\n${src}`;
    const known = first.get(picture);
    if (known === undefined && shown.key === undefined) first.set(picture, alt);
    const isOther = known?.shown.value !== shown.value && shown.value.trim() !== '';
    if (known === undefined || shown.key !== undefined || !isOther) return [];
    const isFirstWrong = isNamedAs(shown.value, src) && !isNamedAs(known.shown.value, src);
    const [wrong, right] = isFirstWrong ? [known, alt] : [alt, known];
    const where = isFirstWrong ? 'below' : 'before';
    const message = `"${src}" is called "${right.shown.value}" ${where}, and "${wrong.shown.value}" here. Write the path of ${possessive(wrong.shown.value)} own picture, or correct the name.`;
    return [{ ...atSource(wrong), message }];
  });
};

/** Pairs of pictures of a section, each with words that name the file of the other. */
export const exchangedAlts = (alts: Alt[]): Finding[] => {
  const named = alts.filter(({ shown: { key } }) => key === undefined);
  return [...Map.groupBy(named, ({ group }) => group).values()].flatMap((section) => {
    const says = ({ shown: { value } }: Alt, { src }: Alt) => isNamedAs(value, src);
    const strange = section.filter((alt) => !says(alt, alt));
    const areExchanged = (one: Alt, other: Alt) => says(one, other) && says(other, one);
    return exchangedPairs(strange, areExchanged).map(([one, other]) => {
      const fault = `"${one.src}" is called "${one.shown.value}" here, and "${other.src}" "${other.shown.value}": ${seemExchanged('the two pictures')}`;
      return toldExchange(atSource(one), atSource(other), fault);
    });
  });
};
