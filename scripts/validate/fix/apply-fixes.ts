import { applyEdits, type Edit, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { reencoded } from '../../../src/engine/core/checks/context/words/writing/reencoded.ts';
import { pointersOf } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Fix, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { isLocaleFile } from '../../../src/engine/core/file-names.ts';
import { canonicalJson } from '../../json-text/canonical-json.ts';
import { insertProperties } from '../../json-text/insert-properties.ts';
import { writeText } from '../../json-text/layout.ts';
import { removeValues } from '../../json-text/remove-values.ts';
import { replaceStrings } from '../../json-text/strings-in.ts';
import { nodeAt } from '../../json-text/tree-range.ts';

/** A change of a text and the problems that it mends. */
type Mend = Edit & { mends: Problem[] };

/** A text after its fixes, and the problems that they mend: some wait for those around them. */
type Mended = { text: string; mended: Problem[] };

type Placed<Kind extends Fix> = { problem: Problem; fix: Kind; node: Node };

const replacing = ({ offset, length }: Node, value: unknown, problem: Problem): Mend => ({
  offset,
  length,
  content: JSON.stringify(value),
  mends: [problem],
});

const namesIn = (group: Node): unknown[] => group.children?.map(({ children }) => children?.[0]?.value) ?? [];

/** Words and exceptions stand in groups that are there for them alone; an empty one would be the next fault. */
const goesWhenEmpty = (file: string, group: Node): boolean => {
  const path = getNodePath(group);
  return isLocaleFile(file) || path[0] === 'checks' || path.includes('$lint');
};

/** The removals; one change may mend many problems. */
const removals = (placed: Placed<{ remove: true }>[]): Mend[] => {
  const file = placed[0]?.problem.file ?? '';
  const edits = removeValues(
    placed.map(({ node }) => node),
    (group) => goesWhenEmpty(file, group),
  );
  return edits.map((edit) => {
    const end = edit.offset + edit.length;
    const mended = placed.filter(({ node: { offset } }) => edit.offset <= offset && offset < end);
    return { ...edit, mends: mended.map(({ problem }) => problem) };
  });
};

/** The new names of properties, except names that another property has or gets: one of the two would be lost. */
const renamings = (placed: Placed<{ rename: string }>[]): Mend[] => {
  const taken = new Map<Node, Set<unknown>>();
  return placed.flatMap(({ problem, fix: { rename }, node }) => {
    const property = node.parent;
    const group = property?.parent;
    const name = property?.children?.[0];
    if (property?.type !== 'property' || !group || !name) return [];
    const names = taken.get(group) ?? new Set(namesIn(group));
    taken.set(group, names);
    if (names.has(rename)) return [];
    names.add(rename);
    return [replacing(name, rename, problem)];
  });
};

/** Properties that become the first of their groups. */
const additions = (text: string, placed: Placed<{ add: unknown }>[]): Mend[] =>
  placed.flatMap(({ problem, fix: { add }, node }) => {
    const { missing: name } = problem;
    if (name === undefined || node.type !== 'object') return [];
    const [before] = namesIn(node).map(String);
    const property = { name, write: writeText(JSON.stringify(add)), before };
    return insertProperties(text, node, [property]).map((edit) => ({ ...edit, mends: [problem] }));
  });

/** Of two changes of the same characters the first stays; the other has its turn when the text is looked at again. */
const withoutOverlaps = (mends: Mend[]): Mend[] => {
  let end = 0;
  const inOrder = mends.toSorted((a, b) => a.offset - b.offset || b.length - a.length);
  return inOrder.filter(({ offset, length }, index) => {
    if (index > 0 && offset < end) return false;
    end = offset + length;
    return true;
  });
};

/** A text after as many changes as can be made of it at once. */
const mendedBy = (text: string, mends: Mend[]): Mended => {
  const made = withoutOverlaps(mends);
  return { text: applyEdits(text, made), mended: [...new Set(made.flatMap((mend) => mend.mends))] };
};

const formatted = (text: string, problems: Problem[]): Mended => {
  const format = problems.filter(({ fix }) => fix && 'format' in fix);
  return format.length > 0 ? { text: canonicalJson(text), mended: format } : { text, mended: [] };
};

/** A text after the fix of its wrong encoding, before which nothing else in it can be judged; undefined when it has none. */
const inOwnEncoding = (text: string, problems: Problem[]): Mended | undefined => {
  const mended = problems.filter(({ fix }) => fix && 'reencode' in fix);
  return mended.length === 0
    ? undefined
    : { text: replaceStrings(text, ({ value }) => reencoded(value)), mended };
};

/**
 * A JSON text with the fixes of its problems. What no fix touches stays as it is, byte by byte. Fixes of values come
 * before those of the whole file's form.
 */
export const applyFixes = (text: string, problems: Problem[]): Mended => {
  const spliced = problems.flatMap((problem) =>
    problem.fix && 'splice' in problem.fix ? [{ ...problem.fix.splice, mends: [problem] }] : [],
  );
  if (spliced.length > 0) return mendedBy(text, spliced);
  const decoded = inOwnEncoding(text, problems);
  if (decoded) return decoded;
  const tree = parseTree(text);
  const placed = problems.flatMap((problem) =>
    pointersOf(problem).flatMap((pointer) => {
      const node = tree && nodeAt(tree, pointer);
      return node && problem.fix ? [{ problem, fix: problem.fix, node }] : [];
    }),
  );
  const of = <Kind extends Fix>(name: string) =>
    placed.filter((item): item is Placed<Kind> => name in item.fix);
  const mends: Mend[] = [
    ...removals(of<{ remove: true }>('remove')),
    ...renamings(of<{ rename: string }>('rename')),
    ...additions(text, of<{ add: unknown }>('add')),
    ...of<{ set: unknown }>('set').map(({ problem, fix, node }) => replacing(node, fix.set, problem)),
  ];
  return mends.length > 0 ? mendedBy(text, mends) : formatted(text, problems);
};
