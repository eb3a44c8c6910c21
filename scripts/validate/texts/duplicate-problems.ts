import { type Edit, findNodeAtOffset, getNodeValue, type Node, parseTree, visit } from 'jsonc-parser';
import { above, below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { withRemedy } from '../../../src/engine/core/checks/problems/with-remedy.ts';
import { removeValues } from '../../json-text/remove-values.ts';
import type { Range } from '../../json-text/tree-range.ts';
import { type LocatedProblem, positionOf } from '../../site/locate-problem.ts';

/** Every second property of one name within one object, with its pointer and the place of its name. */
type Repeated = { pointer: string; key: string; range: Range; before: Range };

/** Finds the names that stand twice in one object of a text; parsed JSON has only the last of them. */
const duplicateKeys = (text: string): Repeated[] => {
  const found: Repeated[] = [];
  const open: Map<string, Range>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    // The two numbers that are not read are the line and the column that jsonc-parser counts from 0.
    onObjectProperty: (...[key, offset, length, , , path]) => {
      const names = open.at(-1);
      const [range, before] = [{ offset, length }, names?.get(key)];
      if (before) found.push({ pointer: below('', ...path(), key), key, range, before });
      names?.set(key, range);
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return found;
};

/** Several names that stand twice. */
const severalTimes = (found: Repeated[]): Pick<Problem, 'message' | 'also'> => {
  const names = [...new Set(found.map(({ key }) => `"${key}"`))];
  const [stand, remove] = names.length > 1 ? ['stand', 'of each two'] : ['stands', 'of them'];
  const message = `${names.join(', ')} ${stand} twice in this group. Only the last one counts: remove one ${remove}.`;
  return { message, also: found.slice(1).map(({ pointer }) => pointer) };
};

/** The value of the property whose name stands at a place. */
const valueBehind = (tree: Node, { offset }: Range): Node | undefined =>
  findNodeAtOffset(tree, offset)?.parent?.children?.[1];

/** The two properties of one name at a pointer: their names, and what they say. Others than two are none. */
export const twinsAt = (text: string, pointer: string): { range: Range; value: unknown }[] => {
  const [found, another] = duplicateKeys(text).filter((repeated) => repeated.pointer === pointer);
  const tree = found && !another ? parseTree(text) : undefined;
  if (!found || !tree) return [];
  return [found.before, found.range].map((range) => {
    const node = valueBehind(tree, range);
    return { range, value: node && getNodeValue(node) };
  });
};

/** What stands twice with one value is lost by nobody when the second goes. */
const withoutSecond = (text: string, { range, before }: Repeated): Edit | undefined => {
  const tree = parseTree(text);
  const [one, other] = tree ? [valueBehind(tree, before), valueBehind(tree, range)] : [];
  if (!one || !other || JSON.stringify(getNodeValue(one)) !== JSON.stringify(getNodeValue(other)))
    return undefined;
  return removeValues([other], () => false)[0];
};

const twice = (text: string, repeated: Repeated): Pick<Problem, 'message' | 'remedy' | 'fix'> => {
  const { line } = positionOf(text, repeated.before);
  const stands = `"${repeated.key}" stands twice in this group,`;
  const splice = withoutSecond(text, repeated);
  return splice
    ? {
        message: `${stands} before in line ${line}, with the same value. Remove one of the two.`,
        fix: { splice },
      }
    : withRemedy(
        stands,
        `before in line ${line}. Only the last one counts: remove the one that is not meant.`,
      );
};

/** Names that stand twice in one group came there together, and are told together, at the first of them. */
export const duplicateProblems = (file: string, text: string): LocatedProblem[] =>
  [...Map.groupBy(duplicateKeys(text), ({ pointer }) => above(pointer)).values()].flatMap((found) => {
    const [first, ...others] = found;
    if (!first) return [];
    return {
      check: 'json/duplicate-key',
      severity: 'error',
      file,
      pointer: first.pointer,
      ...(others.length > 0 ? severalTimes(found) : twice(text, first)),
      ...positionOf(text, first.range),
    };
  });
