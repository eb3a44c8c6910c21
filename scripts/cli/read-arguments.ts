import { type ParseArgsConfig, parseArgs } from 'node:util';
import { optionFault } from './option-fault.ts';
import { refuseSwallowed } from './refuse-swallowed.ts';
import { refuseTwice } from './refuse-twice.ts';
import { UsageError } from './usage-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Config = ParseArgsConfig & { options: Options };

const parse = <Given extends Config & { tokens: true }>(given: Given, known: string[], help: string) => {
  try {
    return parseArgs(given);
  } catch (error) {
    throw new UsageError(`${optionFault(error, known)} ${help}`);
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
