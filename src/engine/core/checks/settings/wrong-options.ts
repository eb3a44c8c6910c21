import { configUnknownOption } from '../config-unknown-option.ts';
import { isObject, objectOf } from '../context/json-value.ts';
import { below, type Problem } from '../problem.ts';
import { closest, withSuggestion } from '../suggest.ts';

const isOption = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((item) => typeof item === 'string' || isObject(item))
    : ['string', 'number', 'boolean'].includes(typeof value);

type Fault = { message: string; suggestion?: string; at?: 'key' };

const faultOf = (name: string, value: unknown, known: readonly string[]): Fault | undefined => {
  if (known.includes(name))
    return isOption(value) ? undefined : { message: `"${name}" must be a list of texts.` };
  const all = known.length === 0 ? 'It has none.' : `It has ${known.map((own) => `"${own}"`).join(', ')}.`;
  return {
    at: 'key',
    ...withSuggestion(`This check has no option "${name}". ${all}`, closest(name, known)),
  };
};

/** What is wrong with the options of a check in site.config.json: names that it does not have, and no values. */
export const wrongOptions = (check: string, setting: unknown, known: readonly string[]): Problem[] =>
  Object.entries(objectOf(objectOf(setting).options)).flatMap(([name, value]) => {
    const fault = faultOf(name, value, known);
    const { id, severity } = configUnknownOption;
    const pointer = below('/checks', check, 'options', name);
    return fault ? [{ check: id, severity, file: 'site.config.json', pointer, ...fault }] : [];
  });
