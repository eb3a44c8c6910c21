import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';
import { refuseSwallowed } from './refuse-swallowed.ts';
import { UsageError } from './usage-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Config = ParseArgsConfig & { options: Options };

const inPlainWords = (message: string): string => {
  const [fault = ''] = message.split(/\. |\.?\n/);
  const [, name] = /'(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(fault) ?? [];
  return name === undefined ? fault : `${name} needs a value behind it, which does not begin with a hyphen`;
};

/**
 * What `parseArgs` found wrong with a command line, with a question where one of the known options is like the unknown
 * one.
 */
const optionFault = (error: unknown, known: string[]): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  const name = /'--([^' ]+)/.exec(message)?.[1] ?? '';
  const meant = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? closest(name, known) : undefined;
  return `${inPlainWords(message)}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`;
};

const parse = <Given extends Config & { tokens: true }>(given: Given, known: string[], help: string) => {
  try {
    return parseArgs(given);
  } catch (error) {
    throw new UsageError(`${optionFault(error, known)} ${help}`);
  }
};

/** An option as `parseArgs` tells of it in its tokens. */
type OptionToken = { kind: string; name?: string; value?: string | undefined };

/** Throws a UsageError for an option with two values of which only one could count. */
const refuseTwice = (tokens: OptionToken[], manyValued: (name: string) => boolean): void => {
  const first = new Map<string, string>();
  for (const { kind, name, value } of tokens) {
    if (kind !== 'option' || name === undefined || value === undefined || manyValued(name)) continue;
    const before = first.get(name);
    if (before !== undefined && before !== value)
      throw new UsageError(`--${name} is there twice, with "${before}" and "${value}". Name one of them.`);
    first.set(name, value);
  }
};

/** Reads a command line. Throws a UsageError, with what helps behind it, for one that its options do not allow. */
export const readArguments = <Given extends Config>(given: Given, help: string) => {
  const known = Object.keys(given.options);
  refuseSwallowed(known);
  const read = parse({ ...given, tokens: true as const }, known, help);
  refuseTwice(read.tokens ?? [], (name) => given.options[name]?.multiple === true);
  return read;
};

/** Names all options of a command to somebody who wrote another one. */
export const listOptions = (options: Options): string => {
  const written = Object.entries(options).map(([name, { type }]) =>
    type === 'string' ? `--${name} <${name}>` : `--${name}`,
  );
  return `The options are ${written.join(', ')}.`;
};

/** The options of a command that takes nothing else. The UsageError for one that it does not know names all of them. */
export const readOptions = <Known extends Options>(args: string[], options: Known) =>
  readArguments({ args, options }, listOptions(options)).values;
