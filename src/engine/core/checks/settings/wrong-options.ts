import { configFile } from '../../file-names.ts';
import { isObject, listOf, objectOf } from '../../json/json-value.ts';
import type { CheckInfo, CheckOption } from '../check.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Options = NonNullable<CheckInfo['options']>;

const isItem: Record<Exclude<CheckOption['kind'], 'number'>, (item: unknown) => boolean> = {
  list: (item) => typeof item === 'string',
  groups: isObject,
};

const isOf = (kind: CheckOption['kind'], value: unknown): boolean =>
  kind === 'number'
    ? typeof value === 'number' && value >= 0
    : Array.isArray(value) && value.every(isItem[kind]);

const inWords: Record<CheckOption['kind'], string> = {
  list: 'a list of texts, in [ ] and each in double quotes',
  groups: 'a list of groups, in [ ] and each in { }',
  number: 'a number that is not below 0, without quotes',
};

type Fault = { message: string; suggestion?: string; at?: 'key' };

const unknownName = (name: string, known: string[]): Fault => {
  const all = known.length === 0 ? 'It has none.' : `It has ${known.map((own) => `"${own}"`).join(', ')}.`;
  const message = `This check has no option "${name}". ${all}`;
  return { at: 'key', ...withSuggestion(message, closest(name, known)) };
};

const faultOf = (name: string, value: unknown, options: Options): Fault | undefined => {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return unknownName(name, Object.keys(options));
  return isOf(option.kind, value) ? undefined : { message: `"${name}" must be ${inWords[option.kind]}.` };
};

/** Texts of a list that say nothing, or stand in it for the second time. */
const idleIn = (value: unknown, pointer: string): Finding[] =>
  listOf(value).flatMap((item, index, items): Finding[] => {
    const first = items.indexOf(item);
    const isBlank = typeof item === 'string' && item.trim() === '';
    if (typeof item !== 'string' || (first === index && !isBlank)) return [];
    const message = isBlank
      ? 'This is empty. Write what is meant, or remove it.'
      : `"${item}" stands in this list twice. Remove one of the two.`;
    const place = { file: configFile, pointer: below(pointer, index) };
    return [{ severity: 'warning', ...place, message, fix: { remove: true } }];
  });

/** What is wrong with the options of a check in site.config.json: unknown names and impossible values. */
export const wrongOptions = (check: string, setting: unknown, options: Options): Finding[] =>
  Object.entries(objectOf(objectOf(setting).options)).flatMap(([name, value]) => {
    const fault = faultOf(name, value, options);
    const pointer = below('/checks', check, 'options', name);
    return fault ? [{ file: configFile, pointer, ...fault }] : idleIn(value, pointer);
  });
