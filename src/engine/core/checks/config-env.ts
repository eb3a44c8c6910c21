import type { Check } from './check.ts';
import { brokenFacts, expectedOf } from './context/broken-facts.ts';
import type { CheckContext } from './context/check-context.ts';
import { objectOf, stringsOf } from './context/json-value.ts';
import { below, type Finding } from './problem.ts';

const file = 'site.config.json';

const inGroup = (context: CheckContext, group: string): Finding[] =>
  Object.entries(stringsOf(objectOf(context.given.config)[group])).flatMap(([name, value]) => {
    const what = value.trim() === '' ? undefined : expectedOf(name, value);
    return what === undefined
      ? []
      : [
          {
            file,
            pointer: below('', group, name),
            message: `"${name}" is "${value}", which is not ${what}.`,
          },
        ];
  });

/** A telephone number and what a tap on it dials stand in two facts. */
const dialled = ({ source }: CheckContext): Finding[] => {
  const facts = source.config.facts ?? {};
  const broken = new Set(brokenFacts(source.config).map(({ name }) => name));
  const digits = (text: string) => text.replace(/\D/g, '');
  return Object.entries(facts).flatMap(([name, value]) => {
    const other = name.replace(/Link$/, '');
    const shown = facts[other];
    if (!/^(phone|.*Phone)Link$/.test(name) || typeof value !== 'string' || typeof shown !== 'string')
      return [];
    if (broken.has(name) || broken.has(other) || digits(value) === digits(shown)) return [];
    const message = `The fact "${name}" dials ${value}, but visitors read "${shown}". Write the same number in both.`;
    return [{ file, pointer: below('/facts', name), message }];
  });
};

/** Names that are joined with other words, with a space too many. */
const padded = ({ given }: CheckContext): Finding[] => {
  const { name, titlePattern, organization } = objectOf(given.config);
  const texts = { ...stringsOf({ name, titlePattern }), ...stringsOf(organization) };
  return Object.entries(texts).flatMap(([own, value]) => {
    if (value === value.trim()) return [];
    const pointer = own in objectOf(organization) ? below('/organization', own) : below('', own);
    const message = `"${own}" begins or ends with a space. Write "${value.trim()}".`;
    return [{ file, pointer, message }];
  });
};

/** Addresses of the configuration that cannot be addresses. */
export const configEnv: Check = {
  id: 'config/env',
  severity: 'error',
  description: 'Every web address, mail address and telephone number of the configuration is written as one.',
  advice:
    'A value that cannot be read as one is ignored, so a form stays silent or a link leads nowhere. Write full addresses: "https://media.example.com", "hello@example.com", "+18005550100"; for a service of this site, a path such as "/functions/v1/resend-email".',
  run: (context) => [
    ...brokenFacts(context.source.config).map(({ name, what, locale }) => ({
      file,
      pointer: below('/facts', name, ...(locale === undefined ? [] : [locale])),
      message: `The fact "${name}" is not ${what}.`,
    })),
    ...inGroup(context, 'services'),
    ...dialled(context),
    ...padded(context),
  ],
};
