import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { UsageError } from '../cli/usage-error.ts';
import { gapIn, layoutOf, type NewWords, writeGroup, writeProperty } from './json-layout.ts';

const nameOf = (property: Node): string => String(property.children?.[0]?.value);

const propertyOf = (group: Node, name: string): Node | undefined =>
  group.children?.find((property) => nameOf(property) === name);

/** A root that is no group is a fault that the schema's check reports; here there is nothing to edit. */
const rootOf = (text: string): Node => {
  const root = parseTree(text);
  if (root?.type === 'object') return root;
  throw new UsageError('A locale file holds no group of texts. npm run validate tells which.');
};

type Found = { node: Node; rest: string[] };

/** The innermost value on the way to a key, and the names that are still to go. */
const follow = (root: Node, key: string): Found => {
  const names = key.split('.');
  let node = root;
  for (const [index, name] of names.entries()) {
    const value = node.type === 'object' ? propertyOf(node, name)?.children?.[1] : undefined;
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

/** Each new property stands behind the last smaller name when its group is sorted, else at the end. */
const insert = (text: string, root: Node, { group, words }: { group: Node; words: NewWords }): Edit[] => {
  const layout = layoutOf(text, root, group);
  const [first, ...others] = group.children ?? [];
  if (!first) return [{ offset: group.offset, length: group.length, content: writeGroup(words, layout) }];
  const properties = [first, ...others];
  const known = properties.map(nameOf);
  const isSorted = known.every((name, index) => index === 0 || (known[index - 1] ?? '') <= name);
  return Object.keys(words)
    .sort()
    .map((name) => {
      const content = writeProperty(name, words[name] ?? '', layout);
      const before = isSorted
        ? properties.findLast((property) => nameOf(property) < name)
        : properties.at(-1);
      return before
        ? { offset: before.offset + before.length, length: 0, content: `,${gapIn(layout)}${content}` }
        : { offset: first.offset, length: 0, content: `${content},${gapIn(layout)}` };
    });
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
  const insertions = [...added].flatMap(([group, own]) => insert(text, root, { group, words: own }));
  return applyEdits(text, [...edits, ...insertions]);
};

/** Each property goes with the comma that parts it from the one before, or else from the one behind. */
const cut = (properties: Node[], isGone: (property: Node) => boolean): Edit[] => {
  const firstKept = properties.findIndex((property) => !isGone(property));
  return properties.flatMap((property, index) => {
    if (!isGone(property)) return [];
    const before = properties[index - 1];
    const after = properties[index + 1];
    const end = property.offset + property.length;
    if (before && firstKept < index) {
      const start = before.offset + before.length;
      return [{ offset: start, length: end - start, content: '' }];
    }
    return [{ offset: property.offset, length: (after?.offset ?? end) - property.offset, content: '' }];
  });
};

/** A locale file's text without some keys, and without the groups that they leave empty. */
export const removeWords = (text: string, keys: ReadonlySet<string>): string => {
  const root = rootOf(text);
  const edits: Edit[] = [];
  /** Whether a value goes as a whole. */
  const visit = (node: Node, key: string): boolean => {
    if (node.type !== 'object') return keys.has(key);
    const properties = node.children ?? [];
    const gone = new Set(
      properties.filter((property) => {
        const value = property.children?.[1];
        return (
          value !== undefined && visit(value, key === '' ? nameOf(property) : `${key}.${nameOf(property)}`)
        );
      }),
    );
    if (gone.size === properties.length && gone.size > 0 && node !== root) return true;
    edits.push(...cut(properties, (property) => gone.has(property)));
    return false;
  };
  visit(root, '');
  return applyEdits(text, edits);
};
