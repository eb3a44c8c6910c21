import { type Node, parseTree } from 'jsonc-parser';
import { keyPointer } from '../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { UsageError } from '../cli/usage-error.ts';
import { setValues } from '../json-text/set-values.ts';
import { follow } from '../json-text/tree-range.ts';

/** A root that is no group is a fault that the schema's check reports; here there is nothing to edit. */
const rootOf = (text: string): Node => {
  const root = parseTree(text);
  if (root?.type === 'object') return root;
  throw new UsageError('A locale file holds no group of texts. "npm run validate" tells which.');
};

/** Whether a key has other words, or none yet. One that is a group, or below a text, can have none. */
const isNews = (root: Node, key: string, value: string): boolean => {
  const { node, rest } = follow(root, keyPointer(key));
  const isGroup = node.type === 'object';
  if (isGroup === rest.length > 0) return isGroup || node.value !== value;
  throw new UsageError(
    `"${key}" is a text in one language and a group in another. "npm run validate" tells where.`,
  );
};

/**
 * A locale file's text with some texts changed or added, by key. Everything else stays as it is, byte by byte: order,
 * indentation, line breaks. Throws a UsageError for a key that is a group, or below a text.
 */
export const setWords = (text: string, words: ReadonlyMap<string, string>): string => {
  const root = rootOf(text);
  const news = [...words].filter(([key, value]) => isNews(root, key, value));
  return setValues(
    text,
    news.map(([key, value]) => ({ pointer: keyPointer(key), json: JSON.stringify(value) })),
  );
};
