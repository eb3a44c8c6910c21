import { configFile } from '../../../file-names.ts';
import { writtenFacts } from '../../../words/facts.ts';
import { listPlaceholders, placeholdersOf } from '../../../words/placeholder.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { onlyOne } from '../only-one.ts';
import { perContext } from '../per-context.ts';
import { expectedOfFact } from './broken-facts.ts';
import type { UnknownName } from './unknown-names.ts';

/** The names that texts and links of the site mention as %{name}. */
export const mentionedFacts = perContext(
  ({ words, marks }): ReadonlySet<string> =>
    new Set([
      ...[...words.values()].flatMap(({ texts }) =>
        [...texts.values()].flatMap(({ value }) => placeholdersOf(value)),
      ),
      ...marks.flatMap(({ value }) => placeholdersOf(value)),
    ]),
);

/** That nothing fills a name which texts mention, as messages begin. */
export const noFact = (name: string): string =>
  `There is no fact "${name}" in site.config.json for %{${name}}.`;

/** Where several facts are mentioned and there is none but the year, which no file names, their whole list is gone. */
export const allFacts = ({ source }: CheckContext, unknown: UnknownName[]): Finding[] => {
  const names = [...new Set(unknown.map(({ name }) => name))];
  if (Object.keys(writtenFacts(source.config)).length > 0 || names.length < 2) return [];
  const message = `Texts mention ${names.length} facts, such as ${listPlaceholders(names.slice(0, 3))}, but there are no "facts" here. Put them back, each with its value, such as "${names[0]}": "…".`;
  return [{ file: configFile, pointer: '/facts', message }];
};

/** Asks for a fact that is gone: who mentions it, and out of what else to take it. */
export const askForFact = (name: string, who: string, outOf: string): string =>
  `There is no fact "${name}" here, which ${who}. Write "${name}" with its value, or take %{${name}} ${outOf}.`;

/** What several texts mention, or one that has not changed, is not misspelt there: the fact itself is gone. */
export const lostFact = (name: string, { file }: Place, count: number): Finding => {
  const who = count === 1 ? `a text in ${file} mentions` : `${count} texts mention, the first in ${file}`;
  const texts = count === 1 ? 'text' : 'texts';
  const message = askForFact(name, who, `out of the ${texts}`);
  return { file: configFile, pointer: '/facts', missing: name, message };
};

/** The only fact that no text mentions, when it may be the one that is gone: it got another name, and the texts did not. */
export const renamedFact = (context: CheckContext, name: string): string | undefined => {
  const facts = writtenFacts(context.source.config);
  const mentioned = mentionedFacts(context);
  const idle = onlyOne(Object.keys(facts).filter((fact) => !mentioned.has(fact)));
  const value = idle === undefined ? undefined : facts[idle];
  if (idle === undefined || value === undefined) return undefined;
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  const isAddress = texts.some((text) => /@|:\/\//.test(text));
  const isOne = texts.every((text) => expectedOfFact(name, text) === undefined);
  return isOne && isAddress === /(email|url)$/i.test(name) ? idle : undefined;
};
