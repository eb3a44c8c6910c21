import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { helpRows, type Option, optionRows, usageOf } from '../cli/option-help.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { refuseForeign } from '../cli/refuse-foreign.ts';
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

/** What is written behind something that can be asked for: names, and options that it looks at; and what is done then. */
type Usage = { names: string[]; options: (keyof Values)[]; does: string };

/** What the command can do, by the first two words of what is asked for. */
const usages = {
  'rename page': {
    names: ['<id>', '<new id>'],
    options: ['path'],
    does: 'file, links, words, also of a solution or another entry; old addresses become redirects; the same id twice changes the address alone',
  },
  'rename section': {
    names: ['<type>', '<new type>'],
    options: [],
    does: 'schema, component, registry, and every page that shows it',
  },
  'rename key': {
    names: ['<key>', '<new key>'],
    options: [],
    does: 'a key or a group of keys, in every language and on every page',
  },
  'rename asset': {
    names: ['<file>', '<new file>'],
    options: [],
    does: 'a file of public/, and every place that names it',
  },
  'delete page': {
    names: ['<id>'],
    options: ['check', 'force', 'redirect'],
    does: 'a page with the words and pictures that only it shows',
  },
  'delete entry': {
    names: ['<id>'],
    options: ['check', 'force', 'redirect'],
    does: 'the same for an entry of any collection',
  },
  'delete solution': {
    names: ['<slug>'],
    options: ['check', 'force', 'redirect'],
    does: 'a solution with the words and pictures that only it shows',
  },
  'delete section': {
    names: ['<type>'],
    options: ['check', 'force'],
    does: 'schema, component, styles and tests of a section type',
  },
  'delete form': {
    names: ['<name>'],
    options: ['check', 'force'],
    does: 'the rules of its answers, when no page shows it and no service takes it',
  },
  'delete key': {
    names: ['<key>'],
    options: ['check', 'force'],
    does: 'a key or a group of keys in every language',
  },
  'delete locale': {
    names: ['<tag>'],
    options: ['check', 'force'],
    does: 'a language with its words, facts, addresses and what is noted of its translations',
  },
  'delete asset': { names: ['<file>'], options: ['check', 'force'], does: 'a file of public/' },
  'new page': {
    names: ['<id>'],
    options: ['path', 'sections'],
    does: 'a draft with stubs for its words in every language',
  },
  'new section': {
    names: ['<type>'],
    options: [],
    does: 'schema, component, styles, test, and a draft page that previews it',
  },
  'new solution': {
    names: ['<slug>'],
    options: [],
    does: 'a draft like the first solution, with stubs for its words',
  },
  'new form': {
    names: ['<name>'],
    options: [],
    does: 'the rules of its answers, and a draft page that shows it',
  },
  'new locale': {
    names: ['<tag>'],
    options: [],
    does: 'a language such as fr: its settings, and a file with every text',
  },
  migrate: {
    names: [],
    options: ['check'],
    does: 'sections of an older version of their type become those of the present one',
  },
  resume: { names: [], options: [], does: 'finishes a command that was broken off half-way' },
} as const satisfies Record<string, Readonly<Usage>>;

/** What can be asked for, by its first two words. */
export type What = keyof typeof usages;

const whats = Object.keys(usages) as What[];

const isKnown = (what: string): what is What => Object.hasOwn(usages, what);

const written = (what: What): string => {
  const { names, options: own }: Usage = usages[what];
  return usageOf(
    [what, ...names],
    own.map((name) => [name, options[name]]),
  );
};

/** The text behind --help. */
export const contentHelp = (): string =>
  [
    'npm run content -- <what>, where <what> is one of:',
    ...helpRows(whats.map((what) => [written(what), usages[what].does])),
    'Options:',
    ...optionRows(options),
    'Either all files are written or none. Ends with 0 when done or nothing is to do, 1 when something is in the way,',
    '2 when the command cannot be understood.',
  ].join('\n');

/** What was begun to be written: "del page" is a beginning of "delete page". */
const begun = ([verb = '', kind = '']: string[]): What | undefined =>
  whats.find((what) => {
    const [whole = '', own = ''] = what.split(' ');
    return own === kind && whole.startsWith(verb);
  });

const unknown = (words: string[]): UsageError => {
  const said = words.join(' ');
  if (['rename solution', 'rename entry'].includes(said))
    return new UsageError(`An entry is renamed as a page: npm run content -- ${written('rename page')}`);
  const ofVerb = whats.filter((what) => words.length === 1 && what.startsWith(said));
  if (ofVerb.length > 0)
    return new UsageError(`What is meant with "${said}"? It can be: ${ofVerb.join(', ')}.`);
  const fault = withSuggestion(
    `"${said}" is nothing that can be done.`,
    begun(words) ?? closest(said, whats),
  );
  return new UsageError(`${fault.message} It can be: ${whats.join(', ')}.`);
};

/** The options for whatever is asked for; those of its own stand in its usage. */
const generalOf = (what: What): string[] =>
  what === 'resume' ? ['root', 'help'] : ['dry-run', 'root', 'help'];

/** Reads the command line. Throws a UsageError that says how it is written. */
export const readContentRequest = (args: string[]): ContentRequest => {
  const { values, positionals } = parse(args);
  if (values.help || positionals.length === 0) return { what: 'help', names: [], values, words: '' };
  const [verb = '', kind = '', ...names] = positionals;
  const what = `${verb} ${kind}`.trim();
  if (!isKnown(what)) throw unknown([verb, kind].filter(Boolean));
  const usage = `npm run content -- ${written(what)}`;
  if (names.length !== usages[what].names.length) throw new UsageError(`Write it so: ${usage}`);
  refuseForeign(values, { what, options: [...usages[what].options, ...generalOf(what)], usage });
  return { what, names, values, words: args.join(' ') };
};
