import type { Node } from 'jsonc-parser';
import type { Problem } from '../../../src/engine/core/checks/problem.ts';
import type { Mend } from './apply-fixes.ts';

type Removal = { problem: Problem; node: Node };

/** What is taken out with a value: the whole property, or the entry of a list. */
const memberOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

/** Words and exceptions stand in groups that are there for them alone; an empty one would be the next fault. */
const goesWhenEmpty = ({ file, pointer }: Problem): boolean =>
  file.startsWith('locales/') || /^\/checks\/|\/\$lint(\/|$)/.test(pointer);

/** The members to take out, each with its problems: those of a group that goes because it is empty become its own. */
const collectMembers = (removals: Removal[]): Map<Node, Problem[]> => {
  const members = new Map<Node, Problem[]>();
  const add = (node: Node, problems: Problem[], around: boolean): void => {
    const member = memberOf(node);
    const group = member.parent;
    if (!group || members.has(member)) return;
    members.set(member, problems);
    const { children = [] } = group;
    if (!around || !group.parent || !children.every((child) => members.has(child))) return;
    const all = children.flatMap((child) => members.get(child) ?? []);
    for (const child of children) members.delete(child);
    add(group, all, around);
  };
  for (const { problem, node } of removals) add(node, [problem], goesWhenEmpty(problem));
  return members;
};

const endOf = ({ offset, length }: Node) => offset + length;

/** From where to where a run of members is taken out, so that commas and indentation of the others stay right. */
const rangeOf = (group: Node, from: number, to: number): [start: number, end: number] => {
  const { children = [] } = group;
  const [first, before, after] = [children[from], children[from - 1], children[to]];
  if (after && first) return [first.offset, after.offset];
  const last = children[to - 1];
  if (before && last) return [endOf(before), endOf(last)];
  return [group.offset + 1, endOf(group) - 1];
};

const runsIn = (group: Node, members: Map<Node, Problem[]>): Mend[] => {
  const { children = [] } = group;
  const mends: Mend[] = [];
  for (let from = 0; from < children.length; from += 1) {
    let to = from;
    const of: Problem[] = [];
    for (let child = children[to]; child && members.has(child); child = children[to]) {
      of.push(...(members.get(child) ?? []));
      to += 1;
    }
    if (to === from) continue;
    const [start, end] = rangeOf(group, from, to);
    mends.push({ offset: start, length: end - start, content: '', mends: of });
    from = to;
  }
  return mends;
};

/** The changes that take values out of a text, each with its name and its comma, and groups that become empty. */
export const removals = (wanted: Removal[]): Mend[] => {
  const members = collectMembers(wanted);
  const groups = new Set([...members.keys()].flatMap(({ parent }) => parent ?? []));
  return [...groups].flatMap((group) => runsIn(group, members));
};
