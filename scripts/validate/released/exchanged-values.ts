import type { Finding, Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { pathInProps } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { placeIn } from '../../site/place-in.ts';
import { exchangesSince, isPicture } from './exchanges-since.ts';
import type { ReleasedCheck } from './released-check.ts';
import { changedDocuments } from './versions-of.ts';

/** That two places of a document have each other's values since a commit, said at the first. */
export const saidOfExchange = (one: Place, other: Place, since: string): string => {
  const there = pathInProps(other.pointer);
  const where = other.section === one.section ? '' : ` of section "${other.section}"`;
  return `This stood in "${there}"${where} at ${commitInWords(since)}, and what stands there now stood here: the two have changed places, and what stands with them has not.`;
};

/** Values outside of pages and sections are settings, such as facts, which have a check of their own; pictures have none. */
const isOfPage = ({ file, section, pointer }: Place, now: unknown): boolean =>
  isPageFile(file) || section !== undefined || isPicture(valueAt(now, pointer));

/** Values of one document stand where they stood at the commit, and have not changed places. */
export const exchangedValue: ReleasedCheck = {
  id: 'content/exchanged-value',
  severity: 'info',
  description:
    'No two texts, pictures, icons or links of a page have changed places since the last commit, without what stands with them.',
  advice:
    'Two columns, tiles or people that have each other’s titles or pictures are both right by themselves, and visitors find with each what belongs to the other; so do two properties of a section, such as a title and the text below it. Exchange them again, or the rest, too. Example: "t:footer.company" over the quick links. As it may be meant, it is only a remark, which is gone with the next commit.',
  run: (past) =>
    changedDocuments(past).flatMap(({ file, before, now }) => {
      const { icons } = past.files.source;
      return exchangesSince({ before, now, icons }).flatMap((pair): Finding[] => {
        const [one, other] = pair.map((pointer) => placeIn(file, now, pointer));
        if (!one || !other || !isOfPage(one, now)) return [];
        const message = `${saidOfExchange(one, other, past.since)} Exchange them again, unless that is meant.`;
        return [{ ...one, also: [other.pointer], message, tells: 'exchange' }];
      });
    }),
};
