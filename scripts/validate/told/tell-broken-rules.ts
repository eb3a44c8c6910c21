import { placeSections } from '../../../src/engine/core/checks/context/marks/placed-sections.ts';
import { soundSource } from '../../../src/engine/core/checks/context/sound-source.ts';
import { fileOf } from '../../../src/engine/core/checks/context/words/words.ts';
import { below, isWithinPlace, type Problem } from '../../../src/engine/core/checks/problem.ts';
import {
  type BrokenRule,
  brokenRules,
  type Measured,
} from '../../../src/engine/core/checks/schema/broken-rules.ts';
import { quote } from '../../../src/engine/core/checks/schema/fault.ts';
import { listOf, objectOf } from '../../../src/engine/core/json-value.ts';
import { sectionSchemaFile } from '../../../src/engine/core/section-schema-file.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { parseJson } from '../../site/file-reader.ts';
import { createLocator } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { valueAt } from './value-at.ts';

const ofSchemas: ReadonlySet<string> = new Set([
  'schema/section-props',
  'schema/page',
  'schema/site',
  'schema/locale',
]);

/** So many of one kind may be told of a rule that is itself wrong. */
const fewest = 3;

/** Whether the pages have what stands in their sections: those of a large site are stripped. */
const isWhole = ({ pages }: SiteSource): boolean =>
  pages.every(({ document }) =>
    listOf(objectOf(document).sections).every((section) => objectOf(section).props !== undefined),
  );

/** All values of a site that are measured by a schema. */
const measuredValues = (source: SiteSource): Measured[] => {
  const sections = placeSections(soundSource(source), []);
  const whole = (file: string, value: unknown, schema: string) => ({ file, pointer: '', schema, value });
  return [
    whole('site.config.json', source.config, 'site.schema.json'),
    ...source.pages.map(({ file, document }) => whole(file, document, 'page.schema.json')),
    ...Object.entries(source.locales).map(([locale, words]) =>
      whole(fileOf(locale), words, 'locale.schema.json'),
    ),
    ...sections.map(({ section: { type, props }, place: { file, pointer } }) => ({
      ...{ file, pointer: below(pointer, 'props'), schema: sectionSchemaFile(type), value: props },
    })),
  ];
};

const exampleIn = (files: SiteFiles, problem: Problem): string => {
  const { value: document } = parseJson(problem.file, files.texts.get(problem.file) ?? '');
  const value = valueAt(document, problem.pointer);
  return `${quote(value)} in ${problem.file}:${createLocator(files)(problem).line}`;
};

const inWords = ({ measured, broken: { length } }: BrokenRule): string =>
  length === measured ? `None of the ${measured}` : `Only ${measured - length} of the ${measured}`;

/** The rule as a problem of its schema, with the first of the problems that it made. */
const problemOfRule = (files: SiteFiles, rule: BrokenRule, first: Problem): Problem => {
  const { schema, pointer, keyword } = rule;
  const place = { file: `schemas/${schema}`, pointer: below(pointer, keyword) };
  const fact = `${inWords(rule)} values that are measured by this "${keyword}" fit it.`;
  const remedy = 'Correct it here, or, if you want it so, each of these values.';
  const message = `${fact} The first is ${exampleIn(files, first)}. ${remedy}`;
  return { check: 'schema/self', severity: 'error', ...place, message };
};

const placeOf = ({ file, pointer }: Pick<Problem, 'file' | 'pointer'>): string => `${file}#${pointer}`;

/** The examples that stand beside a rule break it like the values do. */
const isExample = ({ check, file, pointer }: Problem, rule: BrokenRule): boolean =>
  check === 'schema/default-invalid' &&
  file === `schemas/${rule.schema}` &&
  isWithinPlace(pointer, rule.pointer);

/** The problems with those told as one, at the schema, that come from a rule which hardly a value of the site keeps. */
export const tellBrokenRules = (files: SiteFiles, problems: Problem[]): Problem[] => {
  const { source } = files;
  const isOften = problems.filter(({ check }) => ofSchemas.has(check)).length >= fewest;
  if (!isOften || !isWhole(source)) return problems;
  const rules = brokenRules(source.schemas, measuredValues(source));
  const told = rules.map((rule) => {
    const places = new Set(rule.broken.map(placeOf));
    const own = problems.filter((problem) => ofSchemas.has(problem.check) && places.has(placeOf(problem)));
    return { rule, own };
  });
  const gone = new Set(told.flatMap(({ own }) => own));
  return [
    ...problems.filter((problem) => !gone.has(problem) && !rules.some((rule) => isExample(problem, rule))),
    ...told.flatMap(({ rule, own: [first] }) => (first ? [problemOfRule(files, rule, first)] : [])),
  ];
};
