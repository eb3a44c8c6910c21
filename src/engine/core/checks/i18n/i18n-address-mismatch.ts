import { placeholdersOf } from '../../words/placeholder.ts';
import type { Check } from '../check.ts';
import { concernedBySource, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import { judgedInTime } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';
import { lostAt } from './language/lost-at.ts';

/** What is written like an address, and what to call it. */
const kinds: [name: string, pattern: RegExp][] = [
  ['mail address', /[^\s@<>"]+@[^\s@<>"]+\.\p{L}{2,}/gu],
  ['web address', /(?:https?:\/\/|www\.)[^\s<>"]+/giu],
];

const addressesIn = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];

/** Nearly no text has an address: what all have in common is looked for first. */
const mayHaveAddress = (text: string): boolean =>
  text.includes('@') || text.includes('://') || text.includes('www.');

const haveAsMany = (text: string, source: string): boolean =>
  (!mayHaveAddress(text) && !mayHaveAddress(source)) ||
  kinds.every(([, pattern]) => addressesIn(text, pattern).length === addressesIn(source, pattern).length);

/** An address with an @ too many. */
const doubledAt = /([^\s@<>"]+)@{2,}([^\s@<>"]+\.\p{L}{2,})/u;

/** What to say of an address without its @, or with more of them, when a text has one. */
const withWrongAt = (text: string): Pick<Finding, 'message' | 'suggestion'> | undefined => {
  const [words, name, host] = lostAt.exec(text) ?? doubledAt.exec(text) ?? [];
  if (words === undefined) return undefined;
  const meant = `${name}@${host}`;
  const fault = words.includes('@') ? 'has more than one @' : 'has lost its @';
  return { message: `"${words}" is an address that ${fault}. Write "${meant}".`, suggestion: meant };
};

/** Whether a text is an address and nothing else. */
const isAll = (text: string, [address]: string[]): boolean => text.trim() === address;

/** The addresses that one of two texts has and the other has not. */
const difference = (version: Version, source: Version): Finding[] => {
  // A fact that stands for an address is reported elsewhere.
  if (placeholdersOf(version.value).length !== placeholdersOf(source.value).length) return [];
  if (haveAsMany(version.value, source.value) || !version.isComparable || !source.isComparable) return [];
  return kinds.flatMap(([name, pattern]): Finding[] => {
    const [own, its] = [addressesIn(version.value, pattern), addressesIn(source.value, pattern)];
    if (own.length === its.length) return [];
    const lost = own.length < its.length && name === 'mail address' ? withWrongAt(version.value) : undefined;
    if (lost) return [{ ...version.place, ...lost }];
    if (isAll(version.value, own) && !isAll(source.value, its))
      return [{ ...version.place, message: 'Only an address stands here. Write the words.' }];
    const [here, there] = [own.join(' and ') || `no ${name}`, its.join(' and ') || `no ${name}`];
    const message = `This text has ${here}, and "${source.locale}" has ${there}. Write as many in both.`;
    return [{ ...version.place, message }];
  });
};

/** Mail and web addresses that one language has and another has not. */
export const i18nAddressMismatch: Check = {
  id: 'i18n/address-mismatch',
  severity: 'warning',
  description: 'A text has as many mail addresses and web addresses in every language.',
  advice:
    'An address that lost its @ or was left out in a translation leads nobody anywhere. Write it in each language, as "you@company.com" and "tu@empresa.com". The site’s own addresses are better facts, as %{email}.',
  run: (context) => keyVersions(context).flatMap(judgedInTime(context, difference)),
  concerns: () => concernedBySource((words, source) => !haveAsMany(words, source)),
};
