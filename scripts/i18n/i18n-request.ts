import { didYouMean } from '../cli/did-you-mean.ts';
import { failLevelOption } from '../cli/fail-level.ts';
import { helpRows, helpText, type Option, writtenOption } from '../cli/option-help.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { refuseSurplus } from '../cli/refuse-surplus.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import { UsageError } from '../cli/usage-error.ts';

const { root } = sharedOptions;
const locale = { type: 'string', value: 'LANG', help: 'only this language, such as es' } as const;

/** What `npm run i18n` can do, and the options of each. */
const verbs = {
  status: {
    words: '',
    most: 0,
    help: 'how much is translated, for each language and page',
    options: {
      locale,
      format: { type: 'string', value: 'text|json', help: 'a table (default), or JSON for programs' },
      'fail-level': failLevelOption,
    },
  },
  extract: {
    words: '',
    most: 0,
    help: 'adds the texts that pages name and locale files lack, as TODO',
    options: {
      prune: { type: 'boolean', help: 'removes the texts that no page names, once they are committed' },
      force: { type: 'boolean', help: 'prunes also what is not committed, and would be gone for good' },
      'dry-run': { type: 'boolean', help: 'only tells what would be done' },
      locale,
    },
  },
  accept: {
    words: '[KEY…]',
    most: Number.POSITIVE_INFINITY,
    help: 'says that translations fit their source texts: those of some keys or groups, or else all new ones',
    options: {
      all: { type: 'boolean', help: 'every translation, the stale ones, too' },
      locale,
    },
  },
  export: {
    words: '',
    most: 0,
    help: 'writes the texts of one language for a translator',
    options: {
      format: {
        type: 'string',
        value: 'xliff|csv',
        help: 'XLIFF 2.1 (default), or a table for a spreadsheet',
      },
      locale,
      // Not "only", which npm keeps for itself when it does not stand behind two hyphens.
      state: {
        type: 'string',
        value: 'LIST',
        help: 'only texts in these states, such as missing,stale,identical',
      },
      output: { type: 'string', value: 'FILE', help: 'where to write; standard output when left out' },
    },
  },
  import: {
    words: 'FILE',
    most: 1,
    help: 'takes the translations of such a file into the locale file',
    options: {
      force: {
        type: 'boolean',
        help: 'takes what can be taken although some is refused, also of sources that have changed since',
      },
      'dry-run': { type: 'boolean', help: 'only tells what would be done' },
    },
  },
} as const satisfies Record<
  string,
  { words: string; most: number; help: string; options: Record<string, Option> }
>;

/** One of the things that `npm run i18n` can do. */
export type Verb = keyof typeof verbs;

/** A request of the command line. */
export type I18nRequest = {
  verb: Verb | 'help';
  words: string[];
  root: string;
  text: (option: string) => string | undefined;
  flag: (option: string) => boolean;
};

const isVerb = (name: string): name is Verb => Object.hasOwn(verbs, name);

/** Whether an argument is the value of the option before it. */
const isValue = (args: string[], index: number): boolean => {
  const [, option] = /^--([^=]+)$/.exec(args[index - 1] ?? '') ?? [];
  const all: Record<string, Option>[] = [{ root }, ...Object.values(verbs).map(({ options }) => options)];
  return option !== undefined && all.some((options) => options[option]?.type === 'string');
};

/** Where the command line says what to do: options may stand before it. */
const placeOfVerb = (args: string[]): number => {
  const places = [...args.keys()].filter((index) => !args[index]?.startsWith('-') && !isValue(args, index));
  const named = places.find((index) => [...Object.keys(verbs), 'help'].includes(args[index] ?? ''));
  return named ?? places[0] ?? -1;
};

const unnamed = (): never => {
  throw new UsageError(
    `Nothing says what is to be done. Write one of ${Object.keys(verbs).join(', ')}, or --help.`,
  );
};

/** Reads the command line. Throws a UsageError that says what is wrong with it. */
export const readI18nRequest = (args: string[], project: string): I18nRequest => {
  const at = placeOfVerb(args);
  const rest = args.filter((_, index) => index !== at);
  const asksForHelp = args.length === 0 || rest.some((arg) => ['--help', '-h'].includes(arg));
  const name = args[at] ?? (asksForHelp ? 'help' : unnamed());
  const nothing = { words: [], root: project, text: () => undefined, flag: () => false };
  if (asksForHelp || name === 'help') return { verb: 'help', ...nothing, words: isVerb(name) ? [name] : [] };
  if (!isVerb(name)) {
    const known = Object.keys(verbs);
    const fault = didYouMean(`There is no "${name}".`, name, known);
    throw new UsageError(`${fault} Write one of ${known.join(', ')}, or --help.`);
  }
  const options: Record<string, Option> = { ...verbs[name].options, root };
  const { values, positionals } = readArguments(
    { args: rest, options, allowPositionals: true },
    '"npm run i18n -- --help" tells every option.',
  );
  const { words, most } = verbs[name];
  refuseSurplus(positionals, { command: name, most, said: words || 'options alone' });
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    verb: name,
    words: positionals,
    root: text('root') ?? project,
    text,
    flag: (option) => values[option] === true,
  };
};

type Row = [written: string, help: string];

const rowsOf = ([verb, { words, help, options }]: [string, (typeof verbs)[Verb]]): Row[] => [
  [`${verb} ${words}`.trim(), help],
  ...Object.entries<Option>(options).map(
    ([name, option]): Row => [`  ${writtenOption(name, option)}`, option.help],
  ),
];

/** A request of each verb, as somebody may write it. */
const examples: Record<Verb, string> = {
  status: 'status --fail-level warning',
  extract: 'extract --prune --dry-run',
  accept: 'accept home.hero',
  export: 'export --locale es --state missing,stale --output es.xlf',
  import: 'import es.xlf',
};

/** The help of the command, or of one verb with an example. */
export const i18nHelp = ([verb]: string[] = []): string =>
  [
    'npm run i18n -- COMMAND [options]',
    '',
    helpText('Keeps the translations of the site complete and up to date. See docs/translations.md.'),
    '',
    ...helpRows([
      ...Object.entries(verbs)
        .filter(([name]) => verb === undefined || name === verb)
        .flatMap(rowsOf),
      [writtenOption('root', root), root.help],
    ]),
    ...(verb !== undefined && isVerb(verb) ? ['', `Example: npm run i18n -- ${examples[verb]}`] : []),
    '',
    helpText(
      'Exit code: 0 done and nothing to object to, 1 something is missing or was refused, 2 it could not run.',
    ),
  ].join('\n');
