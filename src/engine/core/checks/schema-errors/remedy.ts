import type { ErrorObject } from 'ajv/dist/2020.js';
import { parsePageLink } from '../../addresses/page-link.ts';
import { isObject, listOf, objectOf } from '../../json/json-value.ts';
import { onlyOne } from '../context/only-one.ts';
import { switchOf } from './switch-of.ts';

/** A value as a document would write it. */
export const inQuotes = (value: unknown): string => JSON.stringify(value);

/** A text that says a number, or true or false, and stands in quotation marks by mistake. */
const isOf: Record<string, (text: string) => boolean> = {
  number: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
  integer: (text) => /^-?\d+$/.test(text.trim()),
  boolean: (text) => /^(true|false)$/i.test(text.trim()),
};

/** Whether a text must be the address of a picture. */
const isPicture = (schema: unknown): boolean => /\bsvg\|/.test(String(objectOf(schema).pattern));

/** The property of a group that lists a value among those it can have. */
const propertyFor = (schema: unknown, value: unknown): string | undefined =>
  Object.entries(objectOf(objectOf(schema).properties)).find(([, property]) =>
    listOf(objectOf(property).enum).includes(value),
  )?.[0];

/** What to do, as the end of a message, and the value that this asks for where it is known. */
type Advice = { todo: string; asked?: unknown };

/** The shape of a group with the names that it needs: { "src": … }, with the value in the place of the only one. */
const shapeOf = (schema: unknown, value: unknown): Advice => {
  const required = isObject(schema) && Array.isArray(schema.required) ? schema.required.map(String) : [];
  const [only = propertyFor(schema, value), ...more] = required;
  if (only === undefined) return { todo: '' };
  const { enum: values } = objectOf(objectOf(objectOf(schema).properties)[only]);
  const isRight = more.length === 0 && (values === undefined || listOf(values).includes(value));
  const isAsked = typeof value === 'string' && isRight;
  const written = isAsked ? inQuotes(value) : '…';
  const todo = ` Write { ${[only, ...more].map((name) => `"${name}": ${written}`).join(', ')} }.`;
  return isAsked ? { todo, asked: { [only]: value } } : { todo };
};

/** How a list is written: of groups, with the names that each needs. */
const listRemedy = (schema: unknown, value: unknown): Advice => {
  const names = listOf(objectOf(objectOf(schema).items).required);
  if (names.length === 0) return { todo: ' Write it in [ ].', asked: [value] };
  const written = ` Write [{ ${names.map((name) => `"${name}": "…"`).join(', ')} }]`;
  return { todo: isObject(value) ? `${written}.` : `${written}, or remove the line if nothing needs it.` };
};

/** A value of the wrong kind: its schema, the kinds that it may be of, and its items when it is a list. */
type Wrong = { value: unknown; schema: unknown; kinds: string[]; items: unknown[] };

/** What to do about a value of the wrong kind, if it is that slip. */
type Remedy = (wrong: Wrong) => Advice | undefined;

const mustBeText = ({ kinds }: Wrong): boolean => kinds.includes('string') && !kinds.includes('array');

const textOutOfList: Remedy = (wrong) => {
  const [item, ...others] = wrong.items;
  return mustBeText(wrong) && typeof item === 'string' && others.length === 0
    ? { todo: ` Write it without [ ]: ${inQuotes(item)}.`, asked: item }
    : undefined;
};

const lostText: Remedy = ({ value, schema, kinds }) => {
  if (value !== null || !kinds.includes('string')) return undefined;
  return {
    todo: isPicture(schema)
      ? ' Write the address of a picture, such as "/images/…".'
      : ' Write it, or remove the line if nothing needs it.',
  };
};

/** A text that says true or false itself has only its quotation marks too much. */
const wordAsSwitch: Remedy = ({ value, kinds }) => {
  if (!kinds.includes('boolean') || isOf.boolean?.(String(value))) return undefined;
  const meant = switchOf(String(value));
  return meant === undefined ? undefined : { todo: ` Write ${meant}.`, asked: meant };
};

/** Whether a text must be the name of something: of a certain form, or a link, as its examples show. */
const isName = (schema: unknown): boolean => {
  const { pattern, examples } = objectOf(schema);
  return pattern !== undefined || listOf(examples).some((one) => parsePageLink(String(one)) !== undefined);
};

/** What to do with a number that must be a text. */
export const howToQuote = (value: unknown): string => `Write it in double quotes: "${String(value)}".`;

/** Only a free text is meant by a bare number, and not where a list is allowed. */
const numberAsText: Remedy = (wrong) => {
  const { value, schema } = wrong;
  return mustBeText(wrong) && typeof value === 'number' && !isName(schema)
    ? { todo: ` ${howToQuote(value)}`, asked: String(value) }
    : undefined;
};

const withoutQuotes: Remedy = ({ value, kinds }) => {
  if (typeof value !== 'string' || !kinds.some((kind) => isOf[kind]?.(value))) return undefined;
  const plain = value.trim().toLowerCase();
  const asked = kinds.includes('boolean') && isOf.boolean?.(plain) ? plain === 'true' : Number(plain);
  return { todo: ` Write it without quotation marks: ${plain}.`, asked };
};

/** The value without quotation marks that are too many, or with those that are missing, where nothing else is wrong. */
export const requoted = ({ data: value, params, parentSchema: schema }: ErrorObject): unknown => {
  const wrong = { value, schema, kinds: [params.type].flat().map(String), items: [] };
  // A number with a point may have lost a zero at its end.
  if (numberAsText(wrong) !== undefined) return Number.isSafeInteger(value) ? String(value) : undefined;
  return withoutQuotes(wrong)?.asked;
};

const numberAlone: Remedy = ({ value, kinds }) => {
  const [number] =
    typeof value === 'string' && kinds.some((kind) => /^(number|integer)$/.test(kind))
      ? (/^\d+(?=\D+$)/.exec(value) ?? [])
      : [];
  return number === undefined
    ? undefined
    : { todo: ` Write the number alone: ${number}.`, asked: Number(number) };
};

const asList: Remedy = (wrong) =>
  onlyOne(wrong.kinds) === 'array' && wrong.value !== null
    ? listRemedy(wrong.schema, wrong.value)
    : undefined;

const asGroup: Remedy = (wrong) => {
  if (onlyOne(wrong.kinds) !== 'object') return undefined;
  const { value, schema, items } = wrong;
  const [item, ...others] = items;
  return isObject(item) && others.length === 0
    ? { todo: ' Write it without [ ].', asked: item }
    : shapeOf(schema, value);
};

/** The first that fits is told. */
const remedies = [
  textOutOfList,
  lostText,
  wordAsSwitch,
  numberAsText,
  withoutQuotes,
  numberAlone,
  asList,
  asGroup,
];

/** How a value of the wrong kind is written as the right one; says nothing when that is not known. */
export const remedyOf = ({ data: value, params, parentSchema: schema }: ErrorObject): Advice => {
  const wrong = { value, schema, kinds: [params.type].flat().map(String), items: listOf(value) };
  for (const remedy of remedies) {
    const advice = remedy(wrong);
    if (advice) return advice;
  }
  return { todo: '' };
};
