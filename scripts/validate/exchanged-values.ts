import { configEnv } from '../../src/engine/core/checks/config-env.ts';
import { createContext } from '../../src/engine/core/checks/context/check-context.ts';
import { placeInWords } from '../../src/engine/core/checks/place-in-words.ts';
import { above, below, lastStep, type Problem, steps } from '../../src/engine/core/checks/problem.ts';
import { pathName } from '../../src/engine/core/checks/schema/fault.ts';
import { reduceErrors } from '../../src/engine/core/checks/schema/reduce-errors.ts';
import type { Validators } from '../../src/engine/core/checks/schema/validators.ts';
import { isObject, listOf, objectOf } from '../../src/engine/core/json-value.ts';
import { sectionSchemaFile } from '../../src/engine/core/section-schema-file.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { parseJson } from '../site/file-reader.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { valueAt } from './value-at.ts';

const configFile = 'site.config.json';

const ofValues =
  /^(schema\/(page|site|section-props|unknown-(block|section)-type)|ref\/(missing-(icon|asset|entry)|unknown-entry)|config\/env|i18n\/(inline-literal|max-length)|content\/hardcoded-fact|a11y\/alt-quality|link\/(broken|mailto-tel)|route\/bad-path)$/;

/** The value that a problem is about. Of an item with names that its type has not it is the type. */
const pointerOf = ({ pointer, at }: Problem): string =>
  at === 'key' ? below(above(pointer), 'type') : pointer;

const withValue = (document: unknown, [step, ...rest]: string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.with(Number(step), withValue(document[Number(step)], rest, value));
  return { ...objectOf(document), [step]: withValue(objectOf(document)[step], rest, value) };
};

/** A document with two of its values in each other's place. */
const exchanged = (document: unknown, one: string, other: string): unknown =>
  withValue(withValue(document, steps(one), valueAt(document, other)), steps(other), valueAt(document, one));

const sectionsOf = (document: unknown): unknown[] => {
  const { sections, layout } = objectOf(document);
  const { before, after, error, untranslated } = objectOf(layout);
  return [...listOf(sections), ...listOf(before), ...listOf(after), error, untranslated];
};

/** Whether a document is right by its schema, and its sections by those of their types. */
const isRight = (validators: Validators, file: string, document: unknown): boolean =>
  reduceErrors(validators.errors(file === configFile ? 'site.schema.json' : 'page.schema.json', document))
    .length === 0 &&
  sectionsOf(document).every((section) => {
    if (section === undefined) return true;
    const { type, props } = objectOf(section);
    const schema = sectionSchemaFile(String(type));
    return validators.has(schema) && reduceErrors(validators.errors(schema, props)).length === 0;
  });

/** The site and what measures it. */
type Site = Pick<SiteFiles, 'source' | 'texts'> & { validators: Validators };

/** Whether a value is of the sort that a place has not: the name of a text, of an icon, of a file. */
const suits = ({ check }: Problem, value: unknown, { source }: Site): boolean => {
  if (typeof value !== 'string') return check.startsWith('schema/');
  if (check === 'content/hardcoded-fact') return value.includes('%{');
  if (/^i18n\//.test(check)) return /^(t:|%\{\w+\}$)/.test(value);
  if (check === 'ref/missing-icon') return Object.hasOwn(source.icons, value);
  if (check === 'ref/missing-asset') return Object.hasOwn(source.assets, value);
  return true;
};

/** Whether one of two places is in the other. */
const isWithin = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

const isExchange = (site: Site, one: Problem, other: Problem): boolean => {
  const document = parseJson(one.file, site.texts.get(one.file) ?? '').value;
  const [first, second] = [pointerOf(one), pointerOf(other)];
  if (!isObject(document) || isWithin(first, second)) return false;
  const [own, its] = [valueAt(document, first), valueAt(document, second)];
  if (
    own === undefined ||
    its === undefined ||
    own === its ||
    !suits(one, its, site) ||
    !suits(other, own, site)
  )
    return false;
  const after = exchanged(document, first, second);
  return isRight(site.validators, one.file, after) && (!isSetting(one) || hasRightSettings(site, after));
};

const isSetting = ({ file }: Problem): boolean => file === configFile;

/** Whether addresses and numbers of a configuration are such. */
const hasRightSettings = ({ source, validators }: Site, config: unknown): boolean => {
  const given = { ...source, config: config as SiteSource['config'] };
  return configEnv.run?.(createContext(given, new Set(), validators)).length === 0;
};

const nameOf = (one: string, other: string): string => {
  if (above(one) === above(other)) return `"${lastStep(other)}"`;
  const section = /^\/(sections|layout\/\w+)\/\d+/.exec(other)?.[0];
  return section !== undefined && !one.startsWith(`${section}/`)
    ? `"${pathName(other)}"`
    : `"${pathName(other.replace(/^.*?\/props\//, '/'))}"`;
};

/** What is told of two values in each other's place. */
const exchangeOf = (one: Problem, first: string, second: string): Problem => {
  const message = `${placeInWords(one)}This value and ${nameOf(first, second)} are each in the other's place. Exchange them.`;
  const { suggestion: _, fix: __, at: ___, missing: ____, ...place } = one;
  return { ...place, pointer: first, message };
};

/** The group that a problem is about: one that lacks something, or has a name too many. */
const groupOf = ({ pointer, at }: Problem): string => (at === 'key' ? above(pointer) : pointer);

/** Two groups of a document that lack what stands in the other were exchanged, however much each of them lacks. */
const joinExchangedGroups = (site: Site, problems: Problem[]): Problem[] => {
  const wrong = problems.filter(({ severity }) => severity === 'error');
  const [one] = wrong;
  const groups = [...new Set(wrong.map(groupOf))];
  const [first = '', second = ''] = groups;
  if (!one || groups.length !== 2 || wrong.some(({ file }) => file !== one.file)) return problems;
  const document = parseJson(one.file, site.texts.get(one.file) ?? '').value;
  const areGroups = groups.every((group) => isObject(valueAt(document, group)));
  if (
    !areGroups ||
    isWithin(first, second) ||
    !isRight(site.validators, one.file, exchanged(document, first, second))
  )
    return problems;
  const isInThem = ({ file, pointer }: Problem) =>
    file === one.file && groups.some((group) => `${pointer}/`.startsWith(`${group}/`));
  return problems.flatMap((problem) =>
    problem === one ? [exchangeOf(one, first, second)] : isInThem(problem) ? [] : [problem],
  );
};

/**
 * Two values of a document that are each wrong, and right in each other's place, were exchanged: one fault, told at the
 * first.
 */
export const joinExchangedValues = (site: Site, problems: Problem[]): Problem[] => {
  const [one, other, third] = problems.filter(({ check, missing }) => ofValues.test(check) && !missing);
  if (!one || !other || third || one.file !== other.file || !isExchange(site, one, other))
    return joinExchangedGroups(site, problems);
  return problems
    .filter((problem) => problem !== other)
    .map((problem) => (problem === one ? exchangeOf(one, pointerOf(one), pointerOf(other)) : problem));
};
