import { oncePerPlace } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { lastStep } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { placeIn } from '../../site/place-in.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { type ChangedDocument, changedDocuments } from './versions-of.ts';

/** A value within a document that is no group and no list. */
type Leaf = { pointer: string; value: unknown };

const leavesIn = (around: unknown, start: string): Leaf[] =>
  [...valuesIn(around, start)].flatMap(([pointer, value]) =>
    typeof value === 'object' ? [] : [{ pointer, value }],
  );

/** The only drawn share of a list, and the only one that is written in it. */
type Pair = { list: string; drawn: Leaf; written: Leaf };

const pairOf = (list: unknown[], pointer: string): Pair[] => {
  const leaves = leavesIn(list, pointer);
  const isDrawn = (leaf: Leaf) => lastStep(leaf.pointer) === 'percent' && typeof leaf.value === 'number';
  const [drawn, drawnToo] = leaves.filter(isDrawn);
  const [written, writtenToo] = leaves.filter(({ value }) => /^\d+\s?%$/.test(String(value)));
  return drawn && written && !drawnToo && !writtenToo ? [{ list: pointer, drawn, written }] : [];
};

/** Those of the innermost lists first: what stands nearest belongs together. */
const pairsIn = (document: unknown): Pair[] =>
  [...valuesIn(document)]
    .reverse()
    .flatMap(([pointer, value]) => (Array.isArray(value) ? pairOf(value, pointer) : []));

const agree = ({ drawn, written }: Pair): boolean =>
  drawn.value === Number.parseInt(String(written.value), 10);

/** Of the two, the one that was changed, with what it was. */
const toldOf = (before: Pair, now: Pair, since: string): Pick<Finding, 'pointer' | 'message'> => {
  const [{ drawn, written }, then] = [now, commitInWords(since)];
  return drawn.value === before.drawn.value
    ? {
        pointer: written.pointer,
        message: `Visitors read "${written.value}" here, and what is drawn beside it shows ${drawn.value} percent, as this did at ${then}. Write "${before.written.value}" again, or the same in both.`,
      }
    : {
        pointer: drawn.pointer,
        message: `This shows ${drawn.value} percent, and visitors read "${written.value}" beside it. At ${then} it was ${before.drawn.value}. Write that again, or the same in both.`,
      };
};

const contradictionsIn = ({ file, before, now: document }: ChangedDocument, since: string): Finding[] => {
  const pairs = new Map(pairsIn(document).map((pair) => [pair.list, pair]));
  return pairsIn(before).flatMap((former): Finding[] => {
    const now = pairs.get(former.list);
    if (!now || !agree(former) || agree(now)) return [];
    const { pointer, message } = toldOf(former, now, since);
    return [{ ...placeIn(file, document, pointer), message }];
  });
};

/** Drawn shares agree with the written ones beside them, where they did at the commit. */
export const contradictedShare: CheckSinceCommit = {
  id: 'content/contradicted-share',
  severity: 'warning',
  description: 'A drawn share that was the written one beside it at the last commit still is.',
  advice:
    'A bar or ring shows the same number as the words beside it; when only one of them is changed, visitors see two numbers. Write the former number again, or the new one in both. Example: "percent": 47 above "74%".',
  run: (past) =>
    oncePerPlace(changedDocuments(past).flatMap((document) => contradictionsIn(document, past.since))),
};
