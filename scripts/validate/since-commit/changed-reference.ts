import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { commitInWords, unlessMeant } from '../../git/commit-in-words.ts';
import { placeIn } from '../../site/place-in.ts';
import { alignedByIds } from './aligned-by-ids.ts';
import type { CheckSinceCommit, SinceCommit } from './check-since-commit.ts';
import { differencesIn } from './differences-in.ts';
import { isShifted } from './is-shifted.ts';
import { knownReferences } from './known-references.ts';
import { type Reference, referenceOf } from './reference-of.ts';
import { standsAsBefore } from './stands-as-before.ts';
import { type ChangedDocument, changedDocuments } from './versions-of.ts';

/** A place that names something else than it did, and nothing else has changed with it. */
type Changed = { file: string; document: Json; pointer: string; was: string; from: Reference; to: Reference };

/** A name without what it names: "mailto:" of a fact of an address. */
const formOf = (value: string, { kind, name }: Reference): string =>
  kind === 'fact' ? value.replace(`%{${name}}`, '') : '';

/** Whether nothing but a name is another: of a page, a text or a fact, or a text stands for a fact. */
const isRenamed = ({ was, from, to }: Changed, is: string): boolean =>
  from.kind === to.kind
    ? from.name !== to.name && formOf(was, from) === formOf(is, to)
    : from.kind === 'fact' && to.kind === 'text';

/** Where redirects lead is changed on purpose, and has no words. */
const isCompared = (pointer: string): boolean => !pointer.startsWith('/redirects/');

/** The places of a document that name something else than they did, all beside them being as it was. */
const changedIn = (past: SinceCommit, { file, before, now }: ChangedDocument): Changed[] => {
  const former = alignedByIds(before, now);
  const isAsBefore = standsAsBefore(past, [former, now]);
  return [...differencesIn(former, now)].flatMap(({ pointer, before: was, now: is }): Changed[] => {
    const [from, to] = [referenceOf(was), referenceOf(is)];
    if (!from || !to || !isCompared(pointer) || isShifted(former, now, pointer)) return [];
    const change = { file, document: now, pointer, was: String(was), from, to };
    return isRenamed(change, String(is)) && isAsBefore(pointer) ? [change] : [];
  });
};

/** What is changed in several places alike is no slip. */
const alone = (changes: Changed[]): Changed[] =>
  [...Map.groupBy(changes, ({ from, to }) => JSON.stringify([from, to])).values()].flatMap((alike) =>
    alike.length === 1 ? alike : [],
  );

const said = ({ was, from, to }: Changed, since: string): string => {
  const before = `This ${from.kind === 'page' ? 'led to' : 'was'} "${was}" at ${commitInWords(since)}`;
  const now =
    to.kind === 'text' ? 'is the text of another place now' : 'what stands beside it has not changed';
  return `${before}, and ${now}: ${unlessMeant}, write that again.`;
};

/** Links lead where they did at the commit, and texts and facts stand where they stood, unless their surroundings changed, too. */
export const changedReference: CheckSinceCommit = {
  id: 'content/changed-reference',
  severity: 'info',
  description:
    'No link leads to another page, and no text has become one of another place, since the last commit without a change beside it.',
  advice:
    'A name that was picked from a list by mistake, or pasted into the wrong line, is valid by itself: the button says "All solutions" and leads to the contact page, or a heading has the words of another page. Write the former name again. Example: "link": "page:contact" beside the words that led to "page:solutions". As it may be meant, it is only a remark, which is gone with the next commit.',
  run: (past) => {
    const { isLeft, isOld, saySame } = knownReferences(past);
    const changes = alone(changedDocuments(past).flatMap((document) => changedIn(past, document)));
    return changes
      .filter(({ from, to }) => isLeft(from) && isOld(to) && !saySame(from, to))
      .map((change): Finding => {
        const { file, document, pointer, was } = change;
        return { ...placeIn(file, document, pointer), message: said(change, past.since), suggestion: was };
      });
  },
};
