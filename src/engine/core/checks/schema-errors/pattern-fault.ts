import type { ErrorObject } from 'ajv/dist/2020.js';
import { escapePattern } from '../../escape-pattern.ts';
import { fillPlaceholders, placeholdersOf } from '../../words/placeholder.ts';
import { onlyOne } from '../context/only-one.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import type { Description } from './description.ts';
import { purposeOf, quote } from './fault.ts';
import { lackOfMoment } from './moment-as-written.ts';
import { nameFault } from './name-fault.ts';
import { padded } from './padded.ts';
import { writtenAs } from './written-as.ts';
import { wrongEnding } from './wrong-ending.ts';

/** What every text of a pattern contains, when the pattern asks for nothing else. */
const partIn = (source: string): string | undefined => {
  const part = source.replace(/\\([{}[\]().?*+|^$/])/g, '$1');
  return escapePattern(part) === source ? part : undefined;
};

/** A text with the %{name} that it must have in the place of the only one that it has. */
const withName = (text: string, part: string): string | undefined =>
  part.startsWith('%{') && onlyOne(placeholdersOf(text)) !== undefined
    ? fillPlaceholders(text, () => part)
    : undefined;

/** What is told of a value that has not the form it must have: its slip or what it lacks, with what may be meant. */
export const patternFault = (name: string, error: ErrorObject): Description => {
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
