import { type Change, type Chooser, type Mutator, misspell, withValue } from './mutation.ts';
import { type SiteNode, textOf } from './site-nodes.ts';

const isMarked = ({ facts, key }: SiteNode, mark: string) =>
  facts?.mark === mark || (mark === 'asset' && /^(src|icon|logo|template)$/.test(String(key)));

const isText = (node: SiteNode) => isMarked(node, 'text') && textOf(node) !== '';

const isLink = (node: SiteNode) => isMarked(node, 'link') && textOf(node) !== '';

const isAsset = (node: SiteNode) => isMarked(node, 'asset') && textOf(node).startsWith('/images/');

const misspelt =
  (part: RegExp) =>
  (node: SiteNode, { random, nodes }: Chooser): Change | undefined => {
    const value = textOf(node);
    const wrong = value.replace(part, (word) => misspell(word, random));
    const isTaken = wrong === value || nodes.some((other) => textOf(other) === wrong);
    return isTaken ? undefined : withValue(node, wrong);
  };

const by =
  (value: string) =>
  (node: SiteNode): Change =>
    withValue(node, value);

/** The value that another node of its kind has. */
const another =
  (isLike: (node: SiteNode) => boolean) =>
  (node: SiteNode, { nodes, pick }: Chooser): Change | undefined => {
    const other = pick(nodes.filter((one) => isLike(one) && textOf(one) !== textOf(node)));
    return other && withValue(node, textOf(other));
  };

const isOwnId = ({ pointer, file }: SiteNode) => file.startsWith('pages/') && pointer === '/id';

const isSectionId = ({ pointer }: SiteNode) => /^\/(sections|layout\/\w+)\/\d+\/id$/.test(pointer);

const isSectionType = ({ pointer }: SiteNode) => /^\/(sections|layout\/\w+)\/\d+\/type$/.test(pointer);

const isItemType = (node: SiteNode) =>
  node.key === 'type' && !isSectionType(node) && node.facts?.schema.const !== undefined;

const isPath = ({ pointer }: SiteNode) => pointer === '/path';

const isInFile = (node: SiteNode) => (other: SiteNode) => other.file === node.file;

const link = (kind: string, value: string): Mutator => ({ kind, fits: isLink, mutate: by(value) });

/** Faults in what a value names: keys of words, pages, places, files, icons, types, addresses. */
export const referenceMutators: Mutator[] = [
  {
    kind: 'misspell a key of words',
    fits: (node) => isText(node) && /^t:[^|]*$/.test(textOf(node)),
    mutate: misspelt(/(?<=\.)[a-zA-Z]+(?=$|\?)/),
  },
  { kind: 'misspell an icon', fits: (node) => isMarked(node, 'icon'), mutate: misspelt(/.+/) },
  { kind: 'misspell a file', fits: isAsset, mutate: misspelt(/[a-z-]+(?=\.)/) },
  {
    kind: 'a file in other letters',
    fits: isAsset,
    mutate: (node) =>
      withValue(
        node,
        textOf(node).replace(/\/[a-z](?=[^/]*$)/, (sign) => sign.toUpperCase()),
      ),
  },
  {
    kind: 'another file',
    fits: isAsset,
    mutate: (node, chooser) => {
      const change = another(isAsset)(node, chooser);
      return change && { ...change, expected: { told: 'at most once' } };
    },
  },
  {
    kind: 'a file of another site',
    fits: (node) => isAsset(node) && node.key === 'src',
    mutate: by('https://cdn.example/team.png'),
  },
  {
    kind: 'misspell a page',
    fits: (node) => textOf(node).startsWith('page:'),
    mutate: misspelt(/(?<=page:)[a-z-]+/),
  },
  {
    kind: 'misspell a place on a page',
    fits: (node) => isLink(node) && textOf(node).includes('#'),
    mutate: misspelt(/(?<=#).+/),
  },
  {
    kind: 'a place that no page has',
    fits: (node) => isLink(node) && /^page:[a-z-]+$/.test(textOf(node)),
    mutate: (node) => withValue(node, `${textOf(node)}#no-such-place`),
  },
  {
    kind: 'misspell a list of entries',
    fits: (node) => /^(collection|self):/.test(textOf(node)),
    mutate: misspelt(/(?<=:)[a-z]+/),
  },
  {
    kind: 'misspell the collection that is counted',
    fits: (node) => textOf(node).includes('=collection:'),
    mutate: misspelt(/(?<==collection:)[a-z]+/),
  },
  { kind: 'misspell a type of section', fits: isSectionType, mutate: misspelt(/.+/) },
  {
    kind: 'another type of section',
    fits: isSectionType,
    mutate: (node, chooser) => {
      const change = another(isSectionType)(node, chooser);
      // Types that take the same values may take each other's place.
      return change && { ...change, expected: { told: 'at most once' } };
    },
  },
  {
    kind: 'another type of item',
    fits: isItemType,
    mutate: (node, chooser) => {
      const change = another(isItemType)(node, chooser);
      return change && { ...change, expected: { told: 'at most once' } };
    },
  },
  {
    kind: 'misspell a type of item',
    fits: isItemType,
    mutate: misspelt(/.+/),
  },
  link('an address that does not exist', '/no-such-page'),
  link('an insecure address', 'http://media.inspira.example'),
  link('an address of this computer', 'https://localhost:3000/contact'),
  link('a link that runs code', 'javascript:alert(1)'),
  link('a literal path', '/contact'),
  link('the own address written out', 'https://www.inspira.example/contact'),
  link('a mail to nobody', 'mailto:hello'),
  link('a telephone without a number', 'tel:call'),
  link('a fact that does not exist', '%{mediaUr}'),
  link('a slash too many', '//contact'),
  {
    kind: 'misspell the name of a fact',
    fits: (node) => !node.file.startsWith('locales/') && textOf(node).includes('%{'),
    mutate: misspelt(/(?<=%\{)\w+/),
  },
  { kind: 'the id of another page', fits: isOwnId, mutate: another(isOwnId) },
  { kind: 'misspell the id of a page', fits: isOwnId, mutate: misspelt(/.+/) },
  {
    kind: 'the id of another section',
    fits: isSectionId,
    mutate: (node, chooser) => {
      const change = another((other) => isSectionId(other) && isInFile(node)(other))(node, chooser);
      return (
        change && {
          ...change,
          expected: { told: 'once', at: [{ file: node.file, says: change.what ?? '' }] },
        }
      );
    },
  },
  { kind: 'the address of another page', fits: isPath, mutate: another(isPath) },
  {
    kind: 'an address that is not written so',
    fits: isPath,
    mutate: (node, { pick }) =>
      withValue(node, pick(['/Our Team', 'team', '/team/', '/team_1', '/equipo-ñ', '/a//b'])),
  },
  { kind: 'an address of another language', fits: isPath, mutate: by('/team-es') },
  { kind: 'an address of files', fits: isPath, mutate: by('/images') },
  {
    kind: 'words in the place of a key',
    fits: (node) => isText(node) && textOf(node).startsWith('t:'),
    mutate: by('A few words that stand here'),
  },
  {
    kind: 'the title of another page',
    fits: ({ pointer }) => pointer === '/meta/title',
    mutate: another(({ pointer }) => pointer === '/meta/title'),
  },
  {
    kind: 'the words of another place',
    fits: (node) => isText(node) && textOf(node).startsWith('t:'),
    mutate: (node, chooser) => {
      const change = another((other) => isText(other) && textOf(other).startsWith('t:'))(node, chooser);
      return change && { ...change, expected: { told: 'at most once' } };
    },
  },
];
