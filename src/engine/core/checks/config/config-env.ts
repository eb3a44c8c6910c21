import { isAnalyticsId, wantedAnalytics } from '../../analytics-kind.ts';
import { configFile } from '../../file-names.ts';
import { objectOf, stringsOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import {
  brokenFacts,
  expectedOf,
  expectedOfFact,
  isDialled,
  isNot,
  meantAddress,
} from '../context/facts/broken-facts.ts';
import { misspeltHosts } from '../context/facts/misspelt-hosts.ts';
import { isLocalAddress } from '../context/links/is-local-address.ts';
import { digitsOf } from '../context/words/numbers/digits-of.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const inGroup = (context: CheckContext, group: string, expected = expectedOf): Finding[] =>
  Object.entries(stringsOf(objectOf(context.given.config)[group])).flatMap(([name, value]) => {
    const what = value.trim() === '' ? undefined : expected(name, value);
    return what === undefined
      ? []
      : [
          {
            file: configFile,
            pointer: below('', group, name),
            ...withSuggestion(`"${name}" is "${value}", which ${isNot(what)}.`, meantAddress(name, value)),
          },
        ];
  });

/** What the company's data should be. A value with a space at one of its ends is reported by `padded`. */
const expectedOfCompany: typeof expectedOfFact = (name, value) =>
  value === value.trim() ? expectedOfFact(name, value) : undefined;

/** Who calls from abroad reaches nobody without the + that visitors read. */
const withoutPlus = (name: string, value: string, shown: string): Finding[] => {
  if (value.startsWith('+') || !shown.trim().startsWith('+')) return [];
  const message = `The fact "${name}" dials ${value}, and visitors read "${shown}": from abroad nobody is reached without the +. Write "+${value}".`;
  return [
    {
      file: configFile,
      pointer: below('/facts', name),
      message,
      severity: 'warning',
      suggestion: `+${value}`,
      fix: { set: `+${value}` },
    },
  ];
};

/** What the address of a service should be. One of a computer of one's own is reported as that: `localServices`. */
const expectedOfService: typeof expectedOf = (name, value) =>
  isLocalAddress(value) ? undefined : expectedOf(name, value);

/** A telephone number and what a tap on it dials stand in two facts. */
const dialled = ({ source }: CheckContext): Finding[] => {
  const facts = source.config.facts ?? {};
  const broken = new Set(brokenFacts(source.config).map(({ name }) => name));
  return Object.entries(facts).flatMap(([name, value]) => {
    const other = name.replace(/Link$/, '');
    const shown = facts[other];
    if (!isDialled.test(name) || typeof value !== 'string' || typeof shown !== 'string') return [];
    if (broken.has(name) || broken.has(other) || shown.trim() === '') return [];
    if (digitsOf(value) === digitsOf(shown)) return withoutPlus(name, value, shown);
    const { telephone } = objectOf(source.config.organization);
    // Of three that should be one number the one is wrong that stands alone.
    if (typeof telephone === 'string' && digitsOf(telephone) === digitsOf(value)) {
      const message = `The fact "${other}" is "${shown}", but "${name}" dials ${value}, and search engines are told "${telephone}". Write the same number here, or change all three if the company has another.`;
      return [{ file: configFile, pointer: below('/facts', other), message }];
    }
    const message = `The fact "${name}" dials ${value}, but visitors read "${shown}". Write the same number in both.`;
    return [{ file: configFile, pointer: below('/facts', name), message }];
  });
};

const servicesOf = ({ given }: CheckContext): Record<string, string> =>
  stringsOf(objectOf(objectOf(given.config).services));

/** What the id of a site is, at the services that know it by one. */
const idsInWords: Partial<Record<string, string>> = {
  ga4: 'measurement id of Google Analytics, such as G-ABC1234567',
  plausible: 'domain, such as example.com',
};

/** A service that counts nothing, because its id is not an id of that service. */
const analytics = (context: CheckContext): Finding[] => {
  const services = servicesOf(context);
  const { analyticsId = '' } = services;
  const kind = wantedAnalytics(services);
  const place = { file: configFile, pointer: '/services/analyticsId' };
  if (kind === 'ga4' && analyticsId === '') {
    const message =
      '"analytics" is "ga4", but without a measurement id such as G-ABC1234567 nothing is counted.';
    return [
      {
        file: configFile,
        pointer: '/services/analytics',
        message: `${message} Write it as "analyticsId".`,
        severity: 'warning',
      },
    ];
  }
  const what = idsInWords[kind];
  if (what === undefined || analyticsId === '' || isAnalyticsId(kind, analyticsId)) return [];
  return [{ ...place, message: `"analyticsId" is "${analyticsId}", which is not a ${what}.` }];
};

/** A service at a local address answers only on one computer: the address belongs in the environment there. */
const localServices = (context: CheckContext): Finding[] =>
  Object.entries(servicesOf(context)).flatMap(([name, value]) => {
    if (!isLocalAddress(value)) return [];
    const message = `"${name}" is "${value}", a computer of your own, which no visitor can reach. Write the public address here, and this one in your own .env (.env.example lists its lines).`;
    return [{ file: configFile, pointer: below('/services', name), message, severity: 'warning' }];
  });

/** The address of the site itself is written into every page: the one of a trial is for whoever tries it out. */
const localOrigin = ({ given }: CheckContext): Finding[] => {
  const { origin } = objectOf(given.config);
  if (typeof origin !== 'string' || !isLocalAddress(origin)) return [];
  const message = `"origin" is "${origin}", a computer of your own, and every page tells search engines and friends to look for it there. Write the public address before the site is published.`;
  return [{ file: configFile, pointer: '/origin', message, severity: 'warning' }];
};

/** Facts are put into texts as they are: what a fact mentions is not filled in again. */
const nested = ({ source }: CheckContext): Finding[] => {
  const broken = new Set(brokenFacts(source.config).map(({ name }) => name));
  const whole = Object.entries(source.config.facts ?? {}).filter(([name]) => !broken.has(name));
  return whole.flatMap(([name, value]) =>
    Object.entries(typeof value === 'string' ? { '': value } : value).flatMap(([locale, text]) => {
      const written = /[%$]?\{.*?(\}+|$)/.exec(text)?.[0];
      if (written === undefined) return [];
      const message = `The fact "${name}" mentions ${written}, which visitors would read as it is written. Write the words themselves.`;
      return [
        { file: configFile, pointer: below('/facts', name, ...(locale === '' ? [] : [locale])), message },
      ];
    }),
  );
};

const ofCompany = ['legalName', 'foundingDate', 'email', 'telephone'];

/** What the company is called is told to search engines and friends as it is written. */
const unfilled = ({ given }: CheckContext): Finding[] => {
  const { name, organization } = objectOf(given.config);
  const company = Object.entries(stringsOf(objectOf(organization)))
    .filter(([own]) => ofCompany.includes(own))
    .map(([own, value]) => [below('/organization', own), value] as const);
  return [...Object.entries(stringsOf({ '/name': name })), ...company].flatMap(
    ([pointer, value]): Finding[] => {
      const placeholder = /%\{[^}]*\}?/.exec(value)?.[0];
      if (placeholder === undefined) return [];
      const message = `Nothing fills ${placeholder} here, so search engines and friends read it as it is written. Write the words themselves.`;
      return [{ file: configFile, pointer, message }];
    },
  );
};

/** Texts with a space too many that are joined with other words or sent as they are. */
const padded = ({ given }: CheckContext): Finding[] => {
  const { name, titlePattern, organization, services } = objectOf(given.config);
  const groups = { '': stringsOf({ name, titlePattern }), organization: stringsOf(organization) };
  const values = Object.entries({ ...groups, services: stringsOf(services) });
  return values.flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([own, value]) => {
      const right = value.trim().replace(/\s{2,}/g, ' ');
      const place = { file: configFile, pointer: group === '' ? below('', own) : below('', group, own) };
      if (value === right || (group === 'services' && right !== '' && expectedOf(own, value) !== undefined))
        return [];
      const message =
        right === ''
          ? `"${own}" has nothing but a space. Write "" where there is none.`
          : `"${own}" has a space too many, at an end or between two words. Write "${right}".`;
      return [{ ...place, message }];
    }),
  );
};

/** Addresses of the configuration that cannot be addresses. */
export const configEnv: Check = {
  id: 'config/env',
  severity: 'error',
  description: 'Every web address, mail address and telephone number of the configuration is written as one.',
  advice:
    'A value that cannot be read as one is ignored, so a form stays silent or a link leads nowhere. Write full addresses: "https://media.example.com", "hello@example.com", "+18005550100"; for a service of this site, a path such as "/functions/v1/resend-email".',
  run: (context) => [
    ...brokenFacts(context.source.config).map(({ name, fault, locale, suggestion }) => ({
      file: configFile,
      pointer: below('/facts', name, ...(locale === undefined ? [] : [locale])),
      ...withSuggestion(`The fact "${name}" ${fault}`, suggestion),
    })),
    ...inGroup(context, 'services', expectedOfService),
    ...inGroup(context, 'organization', expectedOfCompany),
    ...localServices(context),
    ...localOrigin(context),
    ...analytics(context),
    ...nested(context),
    ...unfilled(context),
    ...dialled(context),
    ...padded(context),
    ...misspeltHosts(context.source.config),
  ],
};
