import { configFile } from '../../../file-names.ts';
import { isObject, objectOf } from '../../../json/json-value.ts';
import { below, lastStep } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { withoutMending } from '../../problems/restated.ts';
import { belonging, inGroup } from '../../schema-errors/belonging.ts';
import type { SchemaFinding } from '../../schema-errors/schema-findings.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { siteFindings } from '../site-findings.ts';
import { mentionedFacts } from './lost-facts.ts';

/** The findings of settings that nothing knows where they stand. */
export const strangeSettings = (context: CheckContext): SchemaFinding[] =>
  siteFindings(context).filter(({ keyword }) => keyword === 'additionalProperties');

const namesOf = ({ named, pointer }: SchemaFinding): string[] => named?.properties ?? [lastStep(pointer)];

/** The names of such settings: what texts miss as a fact may stand there. */
export const strangeNames = perContext(
  (context): ReadonlySet<string> => new Set(strangeSettings(context).flatMap(namesOf)),
);

/** A setting that nothing knows and that texts mention is a fact that has slipped out of "facts". */
export const asFact = (context: CheckContext, finding: SchemaFinding): Finding => {
  const names = namesOf(finding);
  const { facts } = objectOf(context.given.config);
  const mentioned = mentionedFacts(context);
  if (!isObject(facts) || !names.every((name) => mentioned.has(name) && facts[name] === undefined))
    return finding;
  return { ...withoutMending(finding), message: belonging(names, inGroup('/facts')) };
};

/** Settings that have slipped into "facts": their values are neither words nor words by languages. */
export const settingsAmongFacts = ({ given, locales }: CheckContext): Finding[] => {
  const { facts, ...settings } = objectOf(given.config);
  const { properties } = objectOf(given.schemas['site.schema.json']);
  return Object.entries(objectOf(facts)).flatMap(([name, value]): Finding[] => {
    const isFact = typeof value === 'string' || locales.some((locale) => locale in objectOf(value));
    if (isFact || settings[name] !== undefined || !Object.hasOwn(objectOf(properties), name)) return [];
    const place = { file: configFile, pointer: below('/facts', name), at: 'key' as const };
    return [{ ...place, message: belonging([name], inGroup('')) }];
  });
};
