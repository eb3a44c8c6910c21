import {
  type Change,
  type Chooser,
  type Mutator,
  misspell,
  onceAt,
  type Spot,
  splice,
  without,
  withValue,
} from './mutation.ts';
import { lineAt, type SiteNode, textOf } from './site-nodes.ts';

const isWord = (node: SiteNode) =>
  node.file.startsWith('locales/') && typeof node.value === 'string' && node.key !== '$schema';

const isOf = (locale: string) => (node: SiteNode) => isWord(node) && node.file === `locales/${locale}.json`;

const isSpanish = isOf('es');

const hasName = (node: SiteNode) => isWord(node) && textOf(node).includes('%{');

const isLong = (node: SiteNode) => isWord(node) && /\w+ \w+ \w+ \w+/.test(textOf(node));

const isLocaleFile = ({ file }: SiteNode) => file.startsWith('locales/');

const edit =
  (change: (text: string) => string) =>
  (node: SiteNode): Change | undefined =>
    change(textOf(node)) === textOf(node) ? undefined : withValue(node, change(textOf(node)));

/** The words in the other language, which a gap in one of them may be told by. */
const twinOf = ({ file, pointer }: SiteNode, { nodes }: Chooser): SiteNode | undefined =>
  nodes.find(
    (other) => other.file.startsWith('locales/') && other.file !== file && other.pointer === pointer,
  );

const spotOf = ({ file, text, node }: SiteNode): Spot => ({ file, line: lineAt(text, node.offset) });

/** Told on the line itself, or at the same words in the other language, of which it has become different. */
const differing = (node: SiteNode, chooser: Chooser, text: string): Change => {
  const change = withValue(node, text);
  const twin = twinOf(node, chooser);
  if (change.expected.told !== 'once' || !twin) return change;
  return { ...change, expected: { told: 'once', at: [...change.expected.at, spotOf(twin)] } };
};

const newWords = (kind: string, file: string): Mutator => ({
  kind,
  fits: (node) => node.file === file && node.parent?.parent !== undefined && isWord(node),
  mutate: (node) => {
    const at = node.node.parent?.offset ?? 0;
    const words = file.endsWith('/es.json') ? 'Algo nuevo cada semana' : 'Something new each week';
    const text = splice(node.text, [at, at], `"oldBanner": "${words}", `);
    return { text, expected: onceAt(node, text, at) };
  },
});

/** What is gone is missing in the group that it stood in. */
const lostWords = (kind: string, fits: Mutator['fits']): Mutator => ({
  kind,
  fits,
  mutate: (node) => {
    const text = without(node);
    return { text, expected: onceAt(node, text, node.parent?.node.offset ?? 0) };
  },
});

/** Faults in the words of a language. */
export const wordMutators: Mutator[] = [
  lostWords('delete a translation', isSpanish),
  lostWords('delete words of the default language', isOf('en')),
  lostWords('delete a group of words', (node) => isLocaleFile(node) && typeof node.value === 'object'),
  newWords('words that only a translation has', 'locales/es.json'),
  newWords('words that nothing shows', 'locales/en.json'),
  {
    kind: 'lose a name in words',
    fits: hasName,
    mutate: (node, chooser) => differing(node, chooser, textOf(node).replace(/%\{\w+\}/, 'X')),
  },
  {
    kind: 'misspell a name in words',
    fits: hasName,
    mutate: (node, { random }) =>
      edit((text) => text.replace(/(?<=%\{)\w+/, (name) => misspell(name, random)))(node),
  },
  { kind: 'break a name in words', fits: hasName, mutate: edit((text) => text.replace(/(%\{\w+)\}/, '$1')) },
  {
    kind: 'a plural form too many',
    fits: isWord,
    mutate: edit((text) => `${text} |||| ${text} |||| ${text}`),
  },
  { kind: 'a tag that is not closed', fits: isLong, mutate: edit((text) => text.replace(' ', ' <b>')) },
  { kind: 'a note to oneself', fits: isWord, mutate: edit(() => 'TODO') },
  { kind: 'a space at the end', fits: isWord, mutate: edit((text) => `${text} `) },
  { kind: 'two spaces', fits: isLong, mutate: edit((text) => text.replace(' ', '  ')) },
  { kind: 'only spaces', fits: isWord, mutate: edit(() => '  ') },
  {
    kind: 'the default language in a translation',
    fits: (node) => isSpanish(node) && isLong(node),
    mutate: (node, chooser) => {
      const twin = twinOf(node, chooser);
      return twin && textOf(twin) !== textOf(node) ? withValue(node, textOf(twin)) : undefined;
    },
  },
  {
    kind: 'broken letters',
    fits: (node) => isWord(node) && /[áéíóúñ]/.test(textOf(node)),
    mutate: edit((text) => text.replace(/[áéíóúñ]/, (letter) => Buffer.from(letter).toString('latin1'))),
  },
  {
    kind: 'other words',
    fits: isLong,
    mutate: (node) => {
      const change = edit((text) => text.replace(/\b(\w)(\w+)\b(?=[^}]*$)/, '$2$1'))(node);
      return change && { ...change, expected: { told: 'at most once' } };
    },
  },
];
