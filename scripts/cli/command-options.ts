import { type ParseArgsConfig, parseArgs } from 'node:util';
import { optionFault } from './option-fault.ts';
import { refuseSwallowed } from './refuse-swallowed.ts';
import { UsageError } from './usage-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const known = (options: Options): string =>
  Object.entries(options)
    .map(([name, { type }]) => (type === 'string' ? `--${name} <${name}>` : `--${name}`))
    .join(', ');

/** The options of a command. Throws a UsageError that names those it knows for one it does not know. */
export const commandOptions = <Known extends Options>(args: string[], options: Known) => {
  refuseSwallowed(Object.keys(options));
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(`${optionFault(error)}. The options are ${known(options)}.`);
  }
};
