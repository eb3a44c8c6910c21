import {
  type Expected,
  type Mutator,
  misspell,
  nameOffset,
  onceAt,
  splice,
  wholeRange,
  withName,
  without,
  withValue,
} from './mutation.ts';
import { isClosed, isRequired, type SiteNode, textOf } from './site-nodes.ts';

const isProperty = ({ parent }: SiteNode) => parent?.node.type === 'object';
const isItem = ({ parent }: SiteNode) => parent?.node.type === 'array';
const isWord = ({ file }: SiteNode) => file.startsWith('locales/');
const isFact = ({ pointer, file }: SiteNode) => file === 'site.config.json' && /^\/facts\/\w+$/.test(pointer);
const isComment = ({ key }: SiteNode) => key === '$schema';

/** At the object that lacks something, or where it was: both lead the reader there. */
const lacks = (node: SiteNode, text: string): Expected =>
  onceAt(node, text, node.parent?.node.offset ?? 0, wholeRange(node)[0]);

const minItems = ({ parent }: SiteNode): number => Number(parent?.facts?.schema.minItems ?? 0);

const siblings = ({ parent }: SiteNode): number => parent?.node.children?.length ?? 0;

const names = ({ parent }: SiteNode): string[] =>
  Object.keys((parent?.facts?.schema.properties ?? {}) as Record<string, unknown>);

/** Faults in what stands where: properties and items that are lost, misnamed, doubled or too many. */
export const structureMutators: Mutator[] = [
  {
    kind: 'delete a required property',
    fits: (node) => isProperty(node) && isRequired(node),
    mutate: (node) => {
      const text = without(node);
      return { text, expected: lacks(node, text) };
    },
  },
  {
    kind: 'delete an optional property',
    fits: (node) => isProperty(node) && isClosed(node) && !isRequired(node),
    mutate: (node) => ({ text: without(node), expected: { told: 'at most once' } }),
  },
  {
    kind: 'delete an item',
    fits: isItem,
    mutate: (node) => {
      const text = without(node);
      const isFew = siblings(node) <= minItems(node);
      return { text, expected: isFew ? lacks(node, text) : { told: 'at most once' } };
    },
  },
  {
    kind: 'misspell the name of a property',
    fits: (node) => isProperty(node) && (isClosed(node) || isWord(node)) && !isComment(node),
    mutate: (node, { random }) => {
      const name = misspell(String(node.key), random);
      const { [name]: taken } = (node.parent?.value ?? {}) as Record<string, unknown>;
      if (taken !== undefined || names(node).includes(name)) return undefined;
      const text = withName(node, name);
      return { text, expected: onceAt(node, text, nameOffset(node)), what: name };
    },
  },
  {
    kind: 'misspell the name of a fact',
    fits: isFact,
    mutate: (node, { random }) => {
      const name = misspell(String(node.key), random);
      const text = withName(node, name);
      return { text, expected: onceAt(node, text, nameOffset(node)), what: name };
    },
  },
  {
    kind: 'delete a fact',
    fits: isFact,
    mutate: (node) => ({ text: without(node), expected: { told: 'at most once' } }),
  },
  {
    kind: 'a property that does not exist',
    fits: (node) => isProperty(node) && isClosed(node),
    mutate: (node) => {
      const at = nameOffset(node);
      const text = splice(node.text, [at, at], '"extra": "more", ');
      return { text, expected: onceAt(node, text, at) };
    },
  },
  {
    kind: 'a property twice',
    fits: isProperty,
    mutate: (node) => {
      const [from, to] = wholeRange(node);
      const text = splice(node.text, [to, to], `, ${node.text.slice(from, to)}`);
      return { text, expected: onceAt(node, text, to + 2) };
    },
  },
  {
    kind: 'an item twice',
    fits: isItem,
    mutate: (node) => {
      const [from, to] = wholeRange(node);
      const text = splice(node.text, [to, to], `, ${node.text.slice(from, to)}`);
      return { text, expected: { told: 'at most once' } };
    },
  },
  {
    kind: 'a value of another kind',
    fits: ({ kinds, file }) => kinds.length > 0 || file.startsWith('locales/'),
    mutate: (node, { pick }) => {
      const values = { number: 7, null: null, array: [], object: {}, boolean: true, string: 'yes' };
      const kinds = isWord(node) ? ['string', 'object'] : node.kinds;
      const other = pick(Object.entries(values).filter(([kind]) => !kinds.includes(kind)));
      return other && withValue(node, other[1]);
    },
  },
  {
    kind: 'an empty text',
    fits: (node) => /./.test(textOf(node)) && !isComment(node),
    mutate: (node) => {
      const change = withValue(node, '');
      const { minLength, pattern, enum: values } = node.facts?.schema ?? {};
      const isFault =
        isWord(node) || minLength !== undefined || pattern !== undefined || values !== undefined;
      return isFault ? change : { ...change, expected: { told: 'at most once' } };
    },
  },
  {
    kind: 'a number beyond its limits',
    fits: ({ value, facts }) => typeof value === 'number' && facts?.schema.minimum !== undefined,
    mutate: (node, { pick }) => {
      const { minimum, maximum } = node.facts?.schema ?? {};
      const beyond = pick([Number(minimum) - 1, ...(maximum === undefined ? [] : [Number(maximum) + 1])]);
      return withValue(node, beyond);
    },
  },
  {
    kind: 'a value that is not in the list',
    fits: ({ facts, value }) => typeof value === 'string' && Array.isArray(facts?.schema.enum),
    mutate: (node, { random }) => {
      const wrong = misspell(textOf(node), random);
      return [node.facts?.schema.enum].flat().includes(wrong) ? undefined : withValue(node, wrong);
    },
  },
];
