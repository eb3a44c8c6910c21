import { parseArgs } from 'node:util';
import { closest } from '../../src/engine/core/checks/suggest.ts';
import { UsageError } from '../cli/usage-error.ts';

const options = {
  root: { type: 'string' },
  'dry-run': { type: 'boolean' },
  path: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What the command line asks for. */
export type Request = { verb: string; kind: string; names: string[]; values: Values };

type Values = ReturnType<typeof parseOptions>['values'];

const parseOptions = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

type Usage = { usage: string; does: string; names: number };

/** What can be asked for, by its first two words. */
const usages: Record<string, Usage> = {
  'rename page': {
    usage: 'rename page <id> <new id> [--path /address]',
    does: 'file, links, words; old addresses become redirects',
    names: 2,
  },
  'rename key': {
    usage: 'rename key <key> <new key>',
    does: 'a key or a group of keys, in every language and on every page',
    names: 2,
  },
  'rename asset': {
    usage: 'rename asset <file> <new file>',
    does: 'a file of public/, and every place that names it',
    names: 2,
  },
};

/** The text behind --help. */
export const helpText = (): string => {
  const widest = Math.max(...Object.values(usages).map(({ usage }) => usage.length));
  return [
    'npm run content -- <what>, where <what> is one of:',
    ...Object.values(usages).map(({ usage, does }) => `  ${usage.padEnd(widest)}  ${does}`),
    'Options:',
    '  --dry-run   prints what would change, and changes nothing',
    "  --root DIR  another site's folder",
    'Either all files are written or none. Ends with 0 when done or nothing is to do, 1 when something is in the way,',
    '2 when the command cannot be understood.',
  ].join('\n');
};

const unknown = (words: string[], known: string[]): UsageError => {
  const said = words.join(' ');
  const suggestion = closest(said, known);
  const question = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return new UsageError(`"${said}" is nothing that can be done.${question} It can be: ${known.join(', ')}.`);
};

const parse = (args: string[]) => {
  try {
    return parseOptions(args);
  } catch (error) {
    const [fault = ''] = (error as Error).message.split(/\. |\.?\n/);
    throw new UsageError(`${fault}. --help tells the options.`);
  }
};

/** Reads the command line. Throws a UsageError that says how it is written. */
export const readRequest = (args: string[]): Request => {
  const { values, positionals } = parse(args);
  if (values.help) return { verb: 'help', kind: '', names: [], values };
  const [verb = '', kind = '', ...names] = positionals;
  const usage = usages[`${verb} ${kind}`];
  if (!usage) throw unknown([verb, kind].filter(Boolean), Object.keys(usages));
  if (names.length !== usage.names) throw new UsageError(`Write it so: npm run content -- ${usage.usage}`);
  return { verb, kind, names, values };
};
