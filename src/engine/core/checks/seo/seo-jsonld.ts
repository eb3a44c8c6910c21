import { configFile } from '../../file-names.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import { yearOf } from '../../publication/year-of.ts';
import type { Clock } from '../../types.ts';
import type { Check } from '../check.ts';
import { brokenFacts } from '../context/facts/broken-facts.ts';
import { digitsOf } from '../context/words/writing/letters.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { editDistance } from '../suggestions/edit-distance.ts';

const same = (text: string) => text.trim().toLowerCase();

/** Properties for search engines and facts on pages that must agree, by their names. */
const pairs: { property: string; facts: string[]; plain: (text: string) => string }[] = [
  { property: 'email', facts: ['email'], plain: same },
  { property: 'telephone', facts: ['telephone', 'phone'], plain: digitsOf },
  { property: 'legalName', facts: ['legalName'], plain: same },
  { property: 'foundingDate', facts: ['foundingDate', 'founded'], plain: same },
];

/** Whether a text is a year, or a day of one, in which a company may have been founded. */
const isPast = (text: string, clock: Clock): boolean => {
  const [, year] = /^((?:1[5-9]|2\d)\d\d)(-\d\d(-\d\d)?)?$/.exec(text.trim()) ?? [];
  return year !== undefined && Number(year) <= yearOf(clock);
};

/** The company cannot have been founded in a year that is yet to come. */
const foundedLater = ({ foundingDate }: { foundingDate?: unknown }, clock: Clock): Finding[] => {
  if (typeof foundingDate !== 'string' || !/^\d{4}(-|$)/.test(foundingDate) || isPast(foundingDate, clock))
    return [];
  const message = `Search engines are told that the company was founded in ${foundingDate.slice(0, 4)} ("foundingDate"). Write the year of its foundation, here and in the facts that say it.`;
  return [{ file: configFile, pointer: '/organization/foundingDate', message }];
};

/** Two lines that contradict each other: only their author knows which of them is wrong. */
type Contradiction = { property: string; value: string; name: string; fact: string };

const contradiction = ({ property, value, name, fact }: Contradiction): string =>
  `Search engines are told "${value}" ("${property}" of "organization"), but pages show "${fact}" ("${name}" of "facts"). Correct the line that is wrong.`;

/** How many letters two spellings of one address may differ in. */
const slip = 2;

/** What an address shares with the other profiles of a network: all but its last step. */
const networkOf = (address: unknown): string | undefined =>
  typeof address === 'string'
    ? /^(https?:\/\/[^/?#]+\/(?:[^?#]+\/)?)[^/?#]+\/?$/.exec(address)?.[1]
    : undefined;

/** Whether a fact and the only profile at a network are there under two names. */
const isOnlyProfile = (value: string, fact: string, profiles: unknown[]): boolean => {
  const network = networkOf(fact);
  return (
    network !== undefined &&
    networkOf(value) === network &&
    profiles.filter((other) => networkOf(other) === network).length === 1
  );
};

/** Profiles of the company whose address is almost, and not quite, that of a fact, or another at the same network. */
const misspeltProfiles = (organization: object, facts: Record<string, unknown>): Finding[] => {
  const addresses = Object.values(facts).filter(
    (fact) => typeof fact === 'string' && fact.startsWith('https:'),
  );
  const profiles = listOf(objectOf(organization).sameAs);
  return profiles.flatMap((value, index): Finding[] => {
    if (typeof value !== 'string' || addresses.includes(value)) return [];
    const fact = addresses.find(
      (other) => editDistance(value, String(other)) <= slip || isOnlyProfile(value, String(other), profiles),
    );
    if (fact === undefined) return [];
    const name = Object.keys(facts).find((one) => facts[one] === fact);
    const message = contradiction({ property: 'sameAs', value, name: name ?? '', fact: String(fact) });
    // A fact that is called linkedinUrl has its host in its name.
    const [service = ''] = /^[a-z]{4,}/.exec(name ?? '') ?? [];
    const isFact = service !== '' && value.includes(service) && !String(fact).includes(service);
    const pointer = isFact ? below('/facts', name ?? '') : below('/organization/sameAs', index);
    return [{ file: configFile, pointer, message, named: { facts: [name ?? ''] } }];
  });
};

/** Structured data that tells search engines something else than the pages tell visitors. */
export const seoJsonld: Check = {
  id: 'seo/jsonld',
  severity: 'warning',
  description: 'What search engines are told about the company agrees with the facts that pages mention.',
  advice:
    'Search engines compare: a company with one telephone number in its data and another on its pages looks like two companies. Write the same value in "organization" and in "facts" of site.config.json, such as "+1-800-555-0100" beside "+1 (800) 555-0100"; spaces and signs may differ.',
  run: ({ given, source }) => {
    const organization = objectOf(objectOf(given.config).organization);
    const { facts = {} } = source.config;
    // A fact that is not even an address is reported by config/env.
    const broken = new Set(brokenFacts(source.config).map(({ name }) => name));
    const different = pairs.flatMap(({ property, facts: names, plain }): Finding[] => {
      const value = organization[property];
      const name = names.find((candidate) => typeof facts[candidate] === 'string' && !broken.has(candidate));
      const fact = name === undefined ? undefined : facts[name];
      if (typeof value !== 'string' || typeof fact !== 'string' || plain(value) === plain(fact)) return [];
      const message = contradiction({ property, value, name: name ?? '', fact });
      const isFact =
        property === 'foundingDate' && isPast(value, source.clock) && !isPast(fact, source.clock);
      const pointer = isFact ? below('/facts', name ?? '') : below('/organization', property);
      return [{ file: configFile, pointer, message, named: { facts: [name ?? ''] } }];
    });
    const later = different.length === 0 ? foundedLater(organization, source.clock) : [];
    return [...different, ...later, ...misspeltProfiles(organization, facts)];
  },
};
