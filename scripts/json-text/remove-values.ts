import type { Edit, Node } from 'jsonc-parser';

/** The node to remove with a value: the whole property, or the entry of a list. */
const memberOf = (node: Node): Node => (node.parent?.type === 'property' ? node.parent : node);

/** The members to take out; of a group that goes because it is empty, the group alone. */
const membersOf = (values: Iterable<Node>, goesWhenEmpty: (group: Node) => boolean): Set<Node> => {
  const members = new Set<Node>();
  const add = (node: Node): void => {
    const member = memberOf(node);
    const group = member.parent;
    if (!group) return;
    members.add(member);
    const { children = [] } = group;
    if (!group.parent || !goesWhenEmpty(group) || !children.every((child) => members.has(child))) return;
    for (const child of children) members.delete(child);
    add(group);
  };
  for (const node of values) add(node);
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

const runsIn = (group: Node, members: ReadonlySet<Node>): Edit[] => {
  const { children = [] } = group;
  const edits: Edit[] = [];
  for (let from = 0; from < children.length; from += 1) {
    let to = from;
    for (let child = children[to]; child && members.has(child); child = children[to]) to += 1;
    if (to === from) continue;
    const [start, end] = rangeOf(group, from, to);
    edits.push({ offset: start, length: end - start, content: '' });
    from = to;
  }
  return edits;
};

/** The edits that take values out of a text, each with its name and its comma, and groups that become empty by it. */
export const removeValues = (values: Iterable<Node>, goesWhenEmpty: (group: Node) => boolean): Edit[] => {
  const members = membersOf(values, goesWhenEmpty);
  const groups = new Set([...members].flatMap(({ parent }) => parent ?? []));
  return [...groups].flatMap((group) => runsIn(group, members));
};
