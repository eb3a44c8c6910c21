import type { Option } from '../cli/option-help.ts';
import { sharedOptions } from '../cli/shared-options.ts';

/** The options of `npm run content`, whatever is asked for. */
export const contentOptions = {
  'dry-run': { type: 'boolean', help: 'prints what would change, and changes nothing' },
  check: {
    type: 'boolean',
    help: 'deletes or migrates nothing: only tells what stands in the way, or is behind',
  },
  force: {
    type: 'boolean',
    help: 'deletes also what is not committed as it is; takes back also what was edited since',
  },
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

/** What is written behind something that can be asked for: names, and options that it looks at; and what is done then. */
export type Usage = { names: string[]; options: (keyof typeof contentOptions)[]; does: string };

/** What the command can do, by the first two words of what is asked for. */
export const usages = {
  'rename page': {
    names: ['<id>', '<new id>'],
    options: ['path'],
    does: 'file, links, words, old addresses become redirects; the same id twice changes the address alone',
  },
  'rename solution': {
    names: ['<slug>', '<new slug>'],
    options: ['path'],
    does: 'the same for a solution',
  },
  'rename entry': { names: ['<id>', '<new id>'], options: ['path'], does: 'the same for any entry' },
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
  undo: {
    names: [],
    options: ['force'],
    does: 'takes back the last of these commands; once more, the one before it',
  },
  resume: { names: [], options: [], does: 'finishes a command that was broken off half-way' },
} as const satisfies Record<string, Readonly<Usage>>;

/** A request of each kind, as somebody may write it. */
export const examples: Record<string, string> = {
  rename: 'rename page contact get-in-touch --dry-run',
  delete: 'delete page rewards --check',
  new: 'new page our-values --sections page-hero,logos',
  migrate: 'migrate --check',
  undo: 'undo --dry-run',
  resume: 'resume',
};
