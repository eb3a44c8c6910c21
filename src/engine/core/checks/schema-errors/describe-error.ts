import type { ErrorObject } from 'ajv/dist/2020.js';
import { counted } from '../../counted.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { listOf } from '../../json/json-value.ts';
import { fillPlaceholders, placeholdersOf } from '../../words/placeholder.ts';
import { namesText } from '../../words/text-reference.ts';
import { entryInWords } from '../problems/entry-in-words.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { nearestName } from '../suggestions/closest.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { unseenSignIn } from '../suggestions/strange-letters.ts';
import { dispatchKeyword } from './dispatch-branches.ts';
import { copyIn, kindsInWords, pathName, pointerOf, purposeOf, quote } from './fault.ts';
import { lackOfMoment } from './moment-as-written.ts';
import { nameFault } from './name-fault.ts';
import { numberFaults } from './number-faults.ts';
import { remedyOf, requoted } from './remedy.ts';
import { writtenAs } from './written-as.ts';
import { wrongEnding } from './wrong-ending.ts';

/** `sure` is a value that may be put in the place of the wrong one without asking; `todo` what the message says to do. */
type Description = {
  message: string;
  suggestion?: string | undefined;
  sure?: unknown;
  asked?: unknown;
  todo?: string;
  remedy?: string;
  choices?: string[];
  tells?: Finding['tells'];
};
type Describe = (name: string, error: ErrorObject) => Description;

const limitOf = (error: ErrorObject) => Number(error.params.limit);

const isDispatch = (error: ErrorObject) => error.parentSchema?.[dispatchKeyword] === true;

/** A text that would be valid without the space, or the sign that nobody sees, at one of its ends: its description. */
const padded = (data: unknown, isRight: (text: string) => boolean): Description | undefined => {
  if (typeof data !== 'string') return undefined;
  const sure = data.trim();
  if (sure === data || !isRight(sure)) return undefined;
  const hidden = unseenSignIn(data);
  if (hidden) return { message: `${quote(data)} is not what it looks like. ${hidden} Type it again.`, sure };
  const where = data.trimStart() === data ? 'ends' : 'begins';
  const what = /\t/.test(data.replace(sure, '')) ? 'a tab' : 'a space';
  return { message: `${quote(data)} ${where} with ${what}. Remove it.`, sure };
};

/** Words for visitors are written out or named, as their examples show. */
const isOfWords = ({ parentSchema }: ErrorObject): boolean =>
  listOf(parentSchema?.examples).some((example) => namesText(example));

/** The description of an empty text: for words the way to name them, for other texts their purpose. */
const empty = (name: string, error: ErrorObject): Description => ({
  message: isOfWords(error)
    ? `${name} is empty. Write the words, or t: and the name of a text, such as "t:home.hero.title".`
    : `${name} is empty. Write it.${purposeOf(error.parentSchema)}`,
});

/** What other tools call what is silent here. */
const silent = /^(?:none|never|no|false|disabled?|ignored?)$/i;

/** The choice that a value was probably meant for. */
const choiceFor = (value: string, words: string[]): string | undefined =>
  nearestName(value, words) ?? (silent.test(value) && words.includes('off') ? 'off' : undefined);

const notAmong = (name: string, error: ErrorObject, allowed: unknown[]): Description => {
  const spaced = padded(error.data, (text) => allowed.includes(text));
  if (spaced) return spaced;
  const words = allowed.filter((value) => typeof value === 'string');
  const message = `${name} is ${quote(error.data)}. It can be ${allowed.map(quote).join(', ')}.`;
  const number = typeof error.data === 'string' && error.data !== '' ? Number(error.data) : Number.NaN;
  if (allowed.includes(number))
    return { message: `${message} Write it without quotation marks: ${number}.`, asked: number };
  return {
    message,
    ...(typeof error.data === 'string'
      ? {
          suggestion: choiceFor(error.data, words),
          sure: onlySlip(error.data, words),
          choices: words,
        }
      : {}),
  };
};

const compared: Record<string, string> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

const range: Describe = (name, error) => ({
  message: `${name} is ${quote(error.data)}. It must be ${compared[error.keyword]} ${limitOf(error)}.`,
});

const entries: Describe = (name, error) => {
  const count = Array.isArray(error.data) ? error.data.length : 0;
  const bound = error.keyword === 'minItems' ? 'at least' : 'at most';
  const [, original] = (error.keyword === 'maxItems' && copyIn(error.data)) || [];
  if (original !== undefined)
    return {
      message: `${name} is the same as ${entryInWords(original)} of this list, which must have at most ${limitOf(error)}. Remove one of them.`,
    };
  const has = count === 0 ? 'is an empty list' : `has ${counted(count, 'entry', 'entries')}`;
  return {
    message: `${name} ${has}. It must have ${bound} ${counted(limitOf(error), 'entry', 'entries')}.${count === 0 ? purposeOf(error.parentSchema) : ''}`,
  };
};

/** What every text of a pattern contains, when the pattern asks for nothing else. */
const partIn = (source: string): string | undefined => {
  const part = source.replace(/\\([{}[\]().?*+|^$/])/g, '$1');
  return escapePattern(part) === source ? part : undefined;
};

/** A text with the %{name} that it must have in the place of the only one that it has. */
const withName = (text: string, part: string): string | undefined => {
  const [written, another] = placeholdersOf(text);
  return part.startsWith('%{') && written !== undefined && another === undefined
    ? fillPlaceholders(text, () => part)
    : undefined;
};

/** What is told of a value that has not the form it must have: its slip or what it lacks, with what may be meant. */
const pattern: Describe = (name, error) => {
  if (error.propertyName !== undefined) return { message: nameFault(error.propertyName, error) };
  const purpose = purposeOf(error.parentSchema) || ` It must match ${error.params.pattern}.`;
  if (error.data === '') return { message: `${name} is empty. Write it.${purpose}` };
  const spaced = padded(error.data, (text) => new RegExp(String(error.params.pattern), 'u').test(text));
  if (spaced) return spaced;
  const part = partIn(String(error.params.pattern));
  const fault = part === undefined ? 'which is not written as it must be.' : `which has no ${part}.`;
  const message = `${name} is ${quote(error.data)}, ${fault}${purpose}`;
  const named = part === undefined ? undefined : withName(String(error.data), part);
  if (named !== undefined) return { message, suggestion: named };
  // What the schema names as an example is more likely meant than what merely has the form.
  const example = purpose.match(/[\w-]+:[\w-]+/g)?.find((named) => named.endsWith(`:${String(error.data)}`));
  const form = [String(error.params.pattern), String(error.data)] as const;
  const suggestion = example ?? writtenAs(...form);
  if (suggestion !== undefined) return { message, suggestion };
  const ending = wrongEnding(...form);
  if (ending !== undefined) return { message: `${name} is ${quote(error.data)}, ${ending}` };
  const lack = lackOfMoment(...form, error.instancePath);
  if (!lack) return { message };
  const { fault: lacks, remedy, tells } = lack;
  return { ...withRemedy(`${name} is ${quote(error.data)}, ${lacks}`, remedy), ...(tells ? { tells } : {}) };
};

const numbers: Record<string, Describe> = Object.fromEntries(
  Object.entries(numberFaults).map(([keyword, say]): [string, Describe] => [
    keyword,
    (name, error) => ({ message: say(name, error.params) }),
  ]),
);

const unfit: Describe = (name, error) => ({
  message: `${name} is ${quote(error.data)}, which fits none of the allowed forms.`,
});

/** JSON writes numbers that no program can read. */
const isTooLarge = (data: unknown): boolean => typeof data === 'number' && !Number.isFinite(data);

const describers: Record<string, Describe> = {
  ...numbers,
  type: (name, error) => {
    if (isTooLarge(error.data)) return { message: `${name} is too large a number. Write a smaller one.` };
    const remedy = remedyOf(error);
    const todo = `must be ${kindsInWords(error.params.type)}.${remedy.todo || purposeOf(error.parentSchema)}`;
    const message = `${name} is ${quote(error.data)}. It ${todo}`;
    return { message, todo, asked: remedy.asked, sure: requoted(error) };
  },
  enum: (name, error) => notAmong(name, error, error.params.allowedValues as unknown[]),
  const: (name, error) => notAmong(name, error, [error.params.allowedValue]),
  minimum: range,
  maximum: range,
  exclusiveMinimum: range,
  exclusiveMaximum: range,
  minItems: entries,
  maxItems: entries,
  minProperties: (name, error) => ({
    message: `${name} is empty.${purposeOf(error.parentSchema)} Write what belongs there, or remove it if nothing needs it.`,
  }),
  maxProperties: (name, error) => ({
    message: `${name} has ${Object.keys(error.data as object).length} properties. It may have at most ${String(error.params.limit)}.`,
  }),
  minLength: (name, error) =>
    error.data === ''
      ? empty(name, error)
      : {
          message: `${name} is too short. It must have at least ${counted(limitOf(error), 'character')}.`,
        },
  maxLength: (name, error) => ({
    message: `${name} is too long. It must have at most ${counted(limitOf(error), 'character')}.`,
  }),
  pattern,
  uniqueItems: (name, error) => {
    const first = Math.min(Number(error.params.i), Number(error.params.j));
    return withRemedy(`${name} is the same as ${entryInWords(first)} of this list.`, 'Remove one of them.');
  },
  anyOf: unfit,
  oneOf: unfit,
};

/** An error in a sentence for someone who writes content, and the value that was probably meant. */
export const describeError = (error: ErrorObject): Description => {
  const path = pathName(pointerOf(error));
  const name = path === '' ? 'This' : `"${path}"`;
  const describe = describers[error.keyword];
  return describe ? describe(name, error) : { message: `${name} ${error.message ?? 'is not valid'}.` };
};

/** The kind of an error: an unknown type of item counts apart from other values that are not in a list. */
export const keywordOf = (error: ErrorObject): string =>
  isDispatch(error) ? dispatchKeyword : error.keyword;
