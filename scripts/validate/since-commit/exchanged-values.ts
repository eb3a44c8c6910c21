import type { Finding, Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { pathInProps } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { exchangesSince } from './exchanges-since.ts';
import { changedDocuments } from './versions-of.ts';

/** Whose a place is, beside another one. */
const ownerOf = ({ file, section }: Place, beside: Place): string => {
  const isBeside = file === beside.file;
  const isKnown = section === undefined || (isBeside && section === beside.section);
  return `${isKnown ? '' : ` of section "${section}"`}${isBeside ? '' : ` of ${file}`}`;
};

/** That two places have each other's values since a commit, said at the first. */
export const saidOfExchange = (one: Place, other: Place, since: string): string =>
  `This stood in "${pathInProps(other.pointer)}"${ownerOf(other, one)} at ${commitInWords(since)}, and what stands there now stood here: the two have changed places, and what stands with them has not.`;

/** Values stand where they stood at the commit, and have not changed places. */
export const exchangedValue: CheckSinceCommit = {
  id: 'content/exchanged-value',
  severity: 'info',
  description:
    'No two texts, pictures, icons or links of a page have changed places since the last commit, without what stands with them.',
  advice:
    'Two columns, tiles or people that have each other’s titles or pictures are both right by themselves, and visitors find with each what belongs to the other; so do two properties of a section, such as a title and the text below it. Exchange them again, or the rest, too. Example: "t:footer.company" over the quick links. As it may be meant, it is only a remark, which is gone with the next commit.',
  run: (past) =>
    exchangesSince(changedDocuments(past), past.files.source.icons).map(([one, other]): Finding => {
      const message = `${saidOfExchange(one, other, past.since)} Exchange them again, unless that is meant.`;
      const both = other.file === one.file ? { also: [other.pointer] } : { elsewhere: [other] };
      return { ...one, ...both, message, tells: 'exchange' };
    }),
};
