import { configFile } from '../../file-names.ts';
import { objectOf, stringsOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import {
  brokenFacts,
  expectedOf,
  expectedOfFact,
  isNot,
  meantAddress,
} from '../context/facts/broken-facts.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { dialledNumbers } from './dialled-numbers.ts';
import { expectedOfService } from './expected-of-service.ts';
import { idleServices } from './idle-services.ts';
import { misspeltHosts } from './misspelt-hosts.ts';
import { unfilledSettings } from './unfilled-settings.ts';

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

/** What the company's data should be. A value with a space at one of its ends is reported by `unfilledSettings`. */
const expectedOfCompany: typeof expectedOfFact = (name, value) =>
  value === value.trim() ? expectedOfFact(name, value) : undefined;

/** What the address of a service should be. An id is reported with what else makes a service count nothing: `idleServices`. */
const expectedOfAddress: typeof expectedOf = (name, value) =>
  name === 'analyticsId' ? undefined : expectedOfService(name, { [name]: value });

/** The setting of a service that a finding is about. */
const serviceOf = ({ pointer }: Finding): string => /^\/services\/(.+)/.exec(pointer)?.[1] ?? '';

/** A value of the environment stands in no file, so nothing can be mended where the setting stands. */
const toldOfVariable =
  ({ given }: CheckContext) =>
  (finding: Finding): Finding => {
    const variable = given.variables?.[serviceOf(finding)];
    if (variable === undefined) return finding;
    const { suggestion: _, ...told } = finding;
    const where = `The environment or a file .env sets it as ${variable}: change it there.`;
    return { ...told, message: `${finding.message} ${where}` };
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
    ...[...inGroup(context, 'services', expectedOfAddress), ...idleServices(context)].map(
      toldOfVariable(context),
    ),
    ...inGroup(context, 'organization', expectedOfCompany),
    ...unfilledSettings(context),
    ...dialledNumbers(context),
    ...misspeltHosts(context.source.config),
  ],
};
