import { sectionSchemaFile } from '../../src/engine/core/checks/context/placed-sections.ts';
import { above, below, type Problem, steps } from '../../src/engine/core/checks/problem.ts';
import { pathName } from '../../src/engine/core/checks/schema/fault.ts';
import { reduceErrors } from '../../src/engine/core/checks/schema/reduce-errors.ts';
import type { Validators } from '../../src/engine/core/checks/schema/validators.ts';
import { isObject, listOf, objectOf } from '../../src/engine/core/json-value.ts';
import { parseJson } from '../site/file-reader.ts';
import type { SiteFiles } from '../site/site-files.ts';

const configFile = 'site.config.json';

const ofValues =
  /^(schema\/(page|site|section-props|unknown-(block|section)-type)|ref\/missing-(icon|asset|entry)|i18n\/inline-literal|a11y\/alt-quality|link\/broken|route\/bad-path)$/;

/** The value that a problem is about. Of an item with names that its type has not it is the type. */
const pointerOf = ({ pointer, at }: Problem): string =>
  at === 'key' ? below(above(pointer), 'type') : pointer;

const valueAt = (document: unknown, pointer: string): unknown =>
  steps(pointer).reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : objectOf(value)[step]),
    document,
  );

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
  if (check === 'i18n/inline-literal') return value.startsWith('t:');
  if (check === 'ref/missing-icon') return Object.hasOwn(source.icons, value);
  if (check === 'ref/missing-asset') return Object.hasOwn(source.assets, value);
  return true;
};

const isExchange = (site: Site, one: Problem, other: Problem): boolean => {
  const document = parseJson(one.file, site.texts.get(one.file) ?? '').value;
  const [first, second] = [pointerOf(one), pointerOf(other)];
  if (!isObject(document) || `${first}/`.startsWith(`${second}/`) || `${second}/`.startsWith(`${first}/`))
    return false;
  const [own, its] = [valueAt(document, first), valueAt(document, second)];
  if (own === undefined || its === undefined || !suits(one, its, site) || !suits(other, own, site))
    return false;
  return isRight(site.validators, one.file, exchanged(document, first, second));
};

const nameOf = (one: string, other: string): string => {
  if (above(one) === above(other)) return `"${steps(other).at(-1)}"`;
  const section = /^\/(sections|layout\/\w+)\/\d+/.exec(other)?.[0];
  return section !== undefined && !one.startsWith(`${section}/`)
    ? `"${pathName(other)}"`
    : `"${pathName(other.replace(/^.*?\/props\//, '/'))}"`;
};

/**
 * Two values of a document that are each wrong, and right in each other's place, were exchanged: one fault, told at the
 * first.
 */
export const joinExchangedValues = (site: Site, problems: Problem[]): Problem[] => {
  const [one, other, third] = problems.filter(({ check, missing }) => ofValues.test(check) && !missing);
  if (!one || !other || third || one.file !== other.file || !isExchange(site, one, other)) return problems;
  const [first, second] = [pointerOf(one), pointerOf(other)];
  const about = one.message.match(/^((Section|Page) "[^"]*"( of (page "[^"]*"|the layout))?: )?/)?.[0] ?? '';
  const message = `${about}This value and ${nameOf(first, second)} are each in the other's place. Exchange them.`;
  const { suggestion: _, fix: __, at: ___, ...place } = one;
  return problems
    .filter((problem) => problem !== other)
    .map((problem) => (problem === one ? { ...place, pointer: first, message } : problem));
};
