import { didYouMean } from '../cli/did-you-mean.ts';
import { type Option, optionRows } from '../cli/option-help.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import { UsageError } from '../cli/usage-error.ts';

const options = {
  'dry-run': { type: 'boolean', help: 'prints what would change, and changes nothing' },
  check: {
    type: 'boolean',
    help: 'deletes or migrates nothing: only tells what stands in the way, or is behind',
  },
  force: { type: 'boolean', help: 'deletes also what is not committed as it is, and would be gone for good' },
  path: {
    type: 'string',
    value: '/address',
    help: 'the address of a page that is new or gets another id; made of its id when left out',
  },
  redirect: { type: 'string', value: 'PAGE', help: 'the page that the addresses of a deleted one lead to' },
  sections: { type: 'string', value: 'TYPES', help: 'the section types of a new page, with commas' },
  root: sharedOptions.root,
  help: sharedOptions.help,
} as const satisfies Record<string, Option>;

/** What the command line asks for. */
export type ContentRequest = { what: What | 'help'; names: string[]; values: Values; words: string };

type Values = ReturnType<typeof parse>['values'];

const parse = (args: string[]) =>
  readArguments({ args, options, allowPositionals: true }, '--help tells the options.');

type Usage = { usage: string; does: string; names: number };

/** What the command can do, by the first two words of what is asked for. */
const usages = {
  'rename page': {
    usage: 'rename page <id> <new id> [--path /address]',
    does: 'file, links, words, also of a solution or another entry; old addresses become redirects; the same id twice changes the address alone',
    names: 2,
  },
  'rename section': {
    usage: 'rename section <type> <new type>',
    does: 'schema, component, registry, and every page that shows it',
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
  'delete page': {
    usage: 'delete page <id> [--check] [--force] [--redirect <page>]',
    does: 'a page with the words and pictures that only it shows',
    names: 1,
  },
  'delete entry': {
    usage: 'delete entry <id> [--check] [--force] [--redirect <page>]',
    does: 'the same for an entry of any collection',
    names: 1,
  },
  'delete solution': {
    usage: 'delete solution <slug> [--check] [--force] [--redirect <page>]',
    does: 'a solution with the words and pictures that only it shows',
    names: 1,
  },
  'delete section': {
    usage: 'delete section <type> [--check] [--force]',
    does: 'schema, component, styles and tests of a section type',
    names: 1,
  },
  'delete form': {
    usage: 'delete form <name> [--check] [--force]',
    does: 'the rules of its answers, when no page shows it and no service takes it',
    names: 1,
  },
  'delete key': {
    usage: 'delete key <key> [--check] [--force]',
    does: 'a key or a group of keys in every language',
    names: 1,
  },
  'delete locale': {
    usage: 'delete locale <tag> [--check] [--force]',
    does: 'a language with its words, facts, addresses and what is noted of its translations',
    names: 1,
  },
  'delete asset': { usage: 'delete asset <file> [--check] [--force]', does: 'a file of public/', names: 1 },
  'new page': {
    usage: 'new page <id> [--path /address] [--sections page-hero,logos]',
    does: 'a draft with stubs for its words in every language',
    names: 1,
  },
  'new section': {
    usage: 'new section <type>',
    does: 'schema, component, styles, test, and a draft page that previews it',
    names: 1,
  },
  'new solution': {
    usage: 'new solution <slug>',
    does: 'a draft like the first solution, with stubs for its words',
    names: 1,
  },
  'new form': {
    usage: 'new form <name>',
    does: 'the rules of its answers, and a draft page that shows it',
    names: 1,
  },
  'new locale': {
    usage: 'new locale <tag>',
    does: 'a language such as fr: its settings, and a file with every text',
    names: 1,
  },
  migrate: {
    usage: 'migrate [--check]',
    does: 'sections of an older version of their type become those of the present one',
    names: 0,
  },
  resume: { usage: 'resume', does: 'finishes a command that was broken off half-way', names: 0 },
} as const satisfies Record<string, Usage>;

/** What can be asked for, by its first two words. */
export type What = keyof typeof usages;

const isKnown = (what: string): what is What => Object.hasOwn(usages, what);

/** The text behind --help. */
export const contentHelp = (): string => {
  const widest = Math.max(...Object.values(usages).map(({ usage }) => usage.length));
  return [
    'npm run content -- <what>, where <what> is one of:',
    ...Object.values(usages).map(({ usage, does }) => `  ${usage.padEnd(widest)}  ${does}`),
    'Options:',
    ...optionRows(options),
    'Either all files are written or none. Ends with 0 when done or nothing is to do, 1 when something is in the way,',
    '2 when the command cannot be understood.',
  ].join('\n');
};

const unknown = (words: string[], known: string[]): UsageError => {
  const said = words.join(' ');
  if (['rename solution', 'rename entry'].includes(said))
    throw new UsageError(`An entry is renamed as a page: npm run content -- ${usages['rename page'].usage}`);
  const ofVerb = known.filter((one) => words.length === 1 && one.startsWith(`${said} `));
  if (ofVerb.length > 0)
    throw new UsageError(`What is meant with "${said}"? It can be: ${ofVerb.join(', ')}.`);
  const fault = didYouMean(`"${said}" is nothing that can be done.`, said, known);
  return new UsageError(`${fault} It can be: ${known.join(', ')}.`);
};

/** Options for whatever is asked for; the others go with what names them in its usage. */
const general = ['dry-run', 'root', 'help'];

/** An option that does nothing would let somebody believe that nothing is changed, or something more. */
const refuseForeign = (what: What, values: Values): void => {
  const known = what === 'resume' ? ['root', 'help'] : general;
  const foreign = Object.keys(values).find(
    (name) => !known.includes(name) && !usages[what].usage.includes(`--${name}`),
  );
  if (foreign !== undefined)
    throw new UsageError(
      `"${what}" has no option --${foreign}. Nothing was done. Write it so: npm run content -- ${usages[what].usage}`,
    );
};

/** Reads the command line. Throws a UsageError that says how it is written. */
export const readContentRequest = (args: string[]): ContentRequest => {
  const { values, positionals } = parse(args);
  if (values.help || positionals.length === 0) return { what: 'help', names: [], values, words: '' };
  const [verb = '', kind = '', ...names] = positionals;
  const what = `${verb} ${kind}`.trim();
  if (!isKnown(what)) throw unknown([verb, kind].filter(Boolean), Object.keys(usages));
  const { usage, names: wanted } = usages[what];
  if (names.length !== wanted) throw new UsageError(`Write it so: npm run content -- ${usage}`);
  refuseForeign(what, values);
  return { what, names, values, words: args.join(' ') };
};
