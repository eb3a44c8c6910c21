import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { helpRows, helpText, optionRows, usageOf } from '../cli/option-help.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { refuseForeign } from '../cli/refuse-surplus.ts';
import { UsageError } from '../cli/usage-error.ts';
import { contentOptions, examples, type Usage, usages } from './content-usages.ts';

/** What the command line asks for. */
export type ContentRequest = { what: What | 'help'; names: string[]; values: Values; words: string };

type Values = ReturnType<typeof parse>['values'];

const parse = (args: string[]) =>
  readArguments({ args, options: contentOptions, allowPositionals: true }, '--help tells the options.');

/** What can be asked for, by its first two words. */
export type What = keyof typeof usages;

const whats = Object.keys(usages) as What[];

const isKnown = (what: string): what is What => Object.hasOwn(usages, what);

const written = (what: What): string => {
  const { names, options: own }: Usage = usages[what];
  return usageOf(
    [what, ...names],
    own.map((name) => [name, contentOptions[name]]),
  );
};

/** The options for whatever is asked for; those of its own stand in its usage. */
const generalOf = (what: What): string[] =>
  what === 'resume' ? ['root', 'help'] : ['dry-run', 'root', 'help'];

/** The options that some requests look at, beside those of every request. */
const optionsOf = (asked: What[]) => {
  const own = new Set<string>(asked.flatMap((what) => [...usages[what].options, ...generalOf(what)]));
  return Object.fromEntries(Object.entries(contentOptions).filter(([name]) => own.has(name)));
};

/** The text behind --help: of all that can be asked for, or of what begins with some words. */
export const contentHelp = (words = ''): string => {
  const named = whats.filter((what) => words !== '' && `${what} `.startsWith(`${words} `));
  const asked = named.length > 0 ? named : whats;
  const example = named.length > 0 ? examples[words.split(' ')[0] ?? ''] : undefined;
  return [
    'npm run content -- <what>, where <what> is one of:',
    ...helpRows(asked.map((what) => [written(what), usages[what].does])),
    ...(example === undefined ? [] : [`Example: npm run content -- ${example}`]),
    'Options:',
    ...optionRows(optionsOf(asked)),
    helpText(
      'Either all files are written or none. Ends with 0 when done or nothing is to do, 1 when something is in the way, 2 when the command cannot be understood.',
    ),
  ].join('\n');
};

/** Words that other commands have for the same. */
const verbs: Record<string, string> = {
  add: 'new',
  create: 'new',
  make: 'new',
  remove: 'delete',
  rm: 'delete',
  move: 'rename',
  mv: 'rename',
};

/** Words that other commands, and people, have for the same. */
const kinds: Record<string, string> = {
  entry: 'solution',
  language: 'locale',
  picture: 'asset',
  image: 'asset',
  icon: 'asset',
  file: 'asset',
};

/** What is asked for in other words: "add page" is "new page". */
const inOurWords = ([verb = '', kind = '']: string[]): What | undefined => {
  const orders = [
    [verb, kind],
    [kind, verb],
  ] as const;
  return orders.map(([one, other]) => `${verbs[one] ?? one} ${kinds[other] ?? other}`).find(isKnown);
};

/** What was begun to be written: "del page" is a beginning of "delete page". */
const begun = ([verb = '', kind = '']: string[]): What | undefined =>
  whats.find((what) => {
    const [whole = '', own = ''] = what.split(' ');
    return own === kind && whole.startsWith(verb);
  });

/** Whoever leaves out what is to be made means a page: "new our-values". */
const ofPage = ([given = '', ...names]: string[]): string | undefined => {
  const verb = verbs[given] ?? given;
  const what = `${verb} page`;
  const isWhole = isKnown(what) && names.length === usages[what].names.length;
  return isWhole ? [what, ...names].join(' ') : undefined;
};

const unknown = (words: string[]): UsageError => {
  const said = words.slice(0, 2).join(' ');
  const ofVerb = whats.filter((what) => words.length === 1 && what.startsWith(said));
  if (ofVerb.length > 0)
    return new UsageError(`What is meant with "${said}"? It can be: ${ofVerb.join(', ')}.`);
  const meant = begun(words) ?? inOurWords(words) ?? closest(said, whats) ?? ofPage(words);
  const all = [...new Set(whats.map((what) => what.split(' ')[0]))].join(', ');
  const otherwise = `It begins with one of these: ${all}. --help tells all that can be done.`;
  return new UsageError(withSuggestion(`"${said}" is nothing that can be done.`, meant, otherwise).message);
};

/** Names that are one word, which people write as several. */
const ofOneWord = ['<id>', '<slug>', '<type>', '<name>'];

/** What of the names is wrong, before it is said how all is written. */
const faultOfNames = (what: What, names: string[], { sections }: Values): string => {
  const wanted: readonly string[] = usages[what].names;
  const [surplus] = names.slice(wanted.length);
  const left = wanted.slice(names.length);
  if (surplus === undefined) return `${left.join(' and ')} ${left.length > 1 ? 'are' : 'is'} missing.`;
  if (sections?.endsWith(',')) return `No space stands behind a comma: --sections ${sections}${surplus}.`;
  if (sections !== undefined)
    return `A comma stands between the sections: --sections ${[sections, ...names.slice(wanted.length)].join(',')}.`;
  if (what.startsWith('delete')) return `"${surplus}" is too much: what is deleted is named alone.`;
  return wanted.length === 1 && ofOneWord.includes(wanted[0] ?? '')
    ? `"${surplus}" is too much: the name is one word, such as ${names.join('-').toLowerCase()}.`
    : `"${surplus}" is too much.`;
};

/** Reads the command line. Throws a UsageError that says how it is written. */
export const readContentRequest = (args: string[]): ContentRequest => {
  const { values, positionals } = parse(args);
  const isHelp = positionals[0] === 'help';
  if (values.help || isHelp || positionals.length === 0) {
    const asked = isHelp ? positionals.slice(1) : positionals;
    return { what: 'help', names: [], values, words: asked.slice(0, 2).join(' ') };
  }
  const [verb = '', kind = '', ...names] = positionals;
  const what = `${verb} ${kind}`.trim();
  if (!isKnown(what)) throw unknown(positionals);
  const usage = `npm run content -- ${written(what)}`;
  if (names.length !== usages[what].names.length)
    throw new UsageError(`${faultOfNames(what, names, values)} Write it so: ${usage}`);
  refuseForeign(values, { what, options: [...usages[what].options, ...generalOf(what)], usage });
  return { what, names, values, words: args.join(' ') };
};
