import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { pathInProps } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { isPageFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { parseJson } from '../../site/file-reader.ts';
import { isContent, placeIn } from '../../site/place-in.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { commitInWords } from '../git/commit-in-words.ts';
import { exchangesSince } from './exchanges-since.ts';
import type { FormerContent } from './look-back.ts';

/** Values of one file that have each other's places since an earlier commit: `exchangedValues` tells of them. */
export const exchangedValue: CheckInfo = {
  id: 'content/exchanged-value',
  severity: 'info',
  description:
    'No two texts, pictures, icons or links of a page have changed places since the last commit, without what stands with them.',
  advice:
    'Two columns, tiles or people that have each other’s titles or pictures are both right by themselves, and visitors find with each what belongs to the other; so do two properties of a section, such as a title and the text below it. Exchange them again, or the rest, too. Example: "t:footer.company" over the quick links. As it may be meant, it is only a remark, which is gone with the next commit. Compared is with the last commit, or the one of --since, so nothing is told outside of git; and only when nothing else is wrong.',
};

/** That two places of a document have each other's values since a commit, said at the first. */
export const saidOfExchange = (one: Place, other: Place, since: string): string => {
  const there = pathInProps(other.pointer);
  const where = other.section === one.section ? '' : ` of section "${other.section}"`;
  return `${placeInWords(one)}This stood in "${there}"${where} at ${commitInWords(since)}, and what stands there now stood here: the two have changed places, and what stands with them has not.`;
};

/** Values outside of pages and sections are settings, such as facts, which have a check of their own. */
const isOfPage = ({ file, section }: Place): boolean => isPageFile(file) || section !== undefined;

/** The pairs of values that have each other's places since a commit, from what changed files said there. */
export const exchangedValues = (
  { texts, source: { icons } }: Pick<SiteFiles, 'texts' | 'source'>,
  { since, former }: FormerContent,
): Problem[] =>
  [...former].flatMap(([file, text]) => {
    const now = isContent(file) ? parseJson(file, texts.get(file) ?? '').value : undefined;
    if (text === undefined || !isObject(now)) return [];
    const { id: check, severity } = exchangedValue;
    return exchangesSince({ before: parseJson(file, text).value, now, icons }).flatMap((pair): Problem[] => {
      const [one, other] = pair.map((pointer) => placeIn(file, now, pointer));
      if (!one || !other || !isOfPage(one)) return [];
      const message = `${saidOfExchange(one, other, since)} Exchange them again, unless that is meant.`;
      return [{ check, severity, ...one, also: [other.pointer], message }];
    });
  });
