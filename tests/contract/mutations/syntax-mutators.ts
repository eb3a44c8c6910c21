import { type Mutator, nameOffset, onceAt, splice, wholeRange } from './mutation.ts';
import type { SiteNode } from './site-nodes.ts';

const isLast = ({ parent, node }: SiteNode): boolean => {
  const last = parent?.node.children?.at(-1);
  return last === node || last === node.parent;
};

const endOf = ({ node }: SiteNode) => node.offset + node.length;

/** Where the text goes on behind a place. */
const nextSign = (text: string, from: number): number =>
  from + (/^[\s,]*/.exec(text.slice(from))?.[0].length ?? 0);

/** Faults of the text, which make a file no JSON. */
export const syntaxMutators: Mutator[] = [
  {
    kind: 'a comma too many',
    fits: isLast,
    mutate: (node) => {
      const end = endOf(node);
      const text = splice(node.text, [end, end], ',');
      return { text, expected: onceAt(node, text, end, nextSign(text, end)) };
    },
  },
  {
    kind: 'a comma too few',
    fits: (node) => !isLast(node),
    mutate: (node) => {
      const [, end] = wholeRange(node);
      const text = splice(node.text, [end, end + 1], '');
      return { text, expected: onceAt(node, text, end, nextSign(text, end)) };
    },
  },
  {
    kind: 'a quotation mark too few',
    fits: ({ value, parent }) => typeof value === 'string' && parent?.node.type === 'object',
    mutate: (node, { pick }) => {
      const ends = [node.node.offset, endOf(node) - 1, nameOffset(node)];
      const at = pick(ends) ?? 0;
      const text = splice(node.text, [at, at + 1], '');
      return { text, expected: onceAt(node, text, at, nextSign(text, at)) };
    },
  },
  {
    kind: 'a bracket too few',
    fits: ({ node: { type } }) => type === 'object' || type === 'array',
    mutate: (node) => {
      const end = endOf(node) - 1;
      const text = splice(node.text, [end, end + 1], '');
      // Where brackets stop to match is found only at the next one that does not, or at the end.
      return { text, expected: { told: 'once', at: [{ file: node.file, says: '' }] } };
    },
  },
  {
    kind: 'a comment',
    fits: () => true,
    mutate: (node) => {
      const at = nameOffset(node);
      const text = splice(node.text, [at, at], '/* new */ ');
      return { text, expected: onceAt(node, text, at) };
    },
  },
];
