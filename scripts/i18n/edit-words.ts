import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { UsageError } from '../cli/usage-error.ts';
import { insertProperties, nameOf, namesIn, nextInOrder } from '../json-text/insert-properties.ts';
import { type Write, writeGroup } from '../json-text/layout.ts';
import { removeValues } from '../json-text/remove-values.ts';

/** Texts by name; a group of texts is nested. */
type NewWords = { [name: string]: string | NewWords };

/** A root that is no group is a fault that the schema's check reports; here there is nothing to edit. */
const rootOf = (text: string): Node => {
  const root = parseTree(text);
  if (root?.type === 'object') return root;
  throw new UsageError('A locale file holds no group of texts. npm run validate tells which.');
};

const valueIn = (group: Node, name: string): Node | undefined =>
  group.children?.find((property) => nameOf(property) === name)?.children?.[1];

type Found = { node: Node; rest: string[] };

/** The innermost value on the way to a key, and the names that are still to go. */
const follow = (root: Node, key: string): Found => {
  const names = key.split('.');
  let node = root;
  for (const [index, name] of names.entries()) {
    const value = node.type === 'object' ? valueIn(node, name) : undefined;
    if (!value) return { node, rest: names.slice(index) };
    node = value;
  }
  return { node, rest: [] };
};

const nest = (words: NewWords, [name = '', ...rest]: string[], text: string): void => {
  if (rest.length === 0) {
    words[name] = text;
    return;
  }
  const known = words[name];
  const group = typeof known === 'object' ? known : {};
  words[name] = group;
  nest(group, rest, text);
};

const byName = (words: NewWords): [string, Write][] =>
  Object.keys(words)
    .sort()
    .map((name) => [name, writeWords(words[name] ?? '')]);

const writeWords =
  (words: string | NewWords): Write =>
  (layout) =>
    typeof words === 'string' ? JSON.stringify(words) : writeGroup(byName(words), layout);

/** Each new property stands where the order of the names wants it when its group is sorted, else at the end. */
const insert = (text: string, group: Node, words: NewWords): Edit[] => {
  const names = namesIn(group);
  const properties = byName(words).map(([name, write]) => ({
    name,
    write,
    before: nextInOrder(names, name),
  }));
  return insertProperties(text, group, properties);
};

/**
 * A locale file's text with some texts changed or added, by key. Everything else stays as it is, byte by byte: order,
 * indentation, line breaks. Throws a UsageError for a key that is a group, or below a text.
 */
export const setWords = (text: string, words: ReadonlyMap<string, string>): string => {
  const root = rootOf(text);
  const edits: Edit[] = [];
  const added = new Map<Node, NewWords>();
  for (const [key, value] of words) {
    const { node, rest } = follow(root, key);
    if (rest.length === 0 && node.type !== 'object') {
      if (node.value !== value)
        edits.push({ offset: node.offset, length: node.length, content: JSON.stringify(value) });
    } else if (rest.length > 0 && node.type === 'object') {
      const group = added.get(node) ?? {};
      added.set(node, group);
      nest(group, rest, value);
    } else
      throw new UsageError(
        `"${key}" is a text in one language and a group in another. npm run validate tells where.`,
      );
  }
  const insertions = [...added].flatMap(([group, own]) => insert(text, group, own));
  return applyEdits(text, [...edits, ...insertions]);
};

/** A locale file's text without some keys, and without the groups that they leave empty. */
export const removeWords = (text: string, keys: ReadonlySet<string>): string => {
  const root = rootOf(text);
  const found = [...keys].map((key) => follow(root, key));
  const values = found.flatMap(({ node, rest }) =>
    rest.length === 0 && node.type !== 'object' ? [node] : [],
  );
  return applyEdits(
    text,
    removeValues(values, () => true),
  );
};
