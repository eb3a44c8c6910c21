import { configFile } from '../../file-names.ts';
import { objectOf, stringsOf } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { brokenFacts, expectedOf } from '../context/facts/broken-facts.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

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

/** Settings that visitors, search engines or friends would read otherwise than they are meant. */
export const unfilledSettings = (context: CheckContext): Finding[] => [
  ...nested(context),
  ...unfilled(context),
  ...padded(context),
];
