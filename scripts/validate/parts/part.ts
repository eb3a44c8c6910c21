import type { PartReport } from '../../../src/engine/core/checks/check-part.ts';
import type { Share } from '../../../src/engine/core/checks/context/check-context.ts';
import type { Problem } from '../../../src/engine/core/checks/problem.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';

/** A part of a large site: some of its pages, or a share of its words. */
export type Part = { isFirst: boolean; files: string[]; share?: Share };

/** What was found in a part: by the checks, and in the texts of its files. */
export type PartResult = {
  report: PartReport;
  faults: SyntaxFault[];
  repeating: string[];
  format: Problem[];
  /** The files that begin with a byte order mark. */
  marked: string[];
};

/** Enough pages that what is prepared for each part costs little, few enough that their values die young. */
const pagesOfPart = 25;

/** The words are shared out so that no thread has nothing to do while another looks at the last of them. */
const sharesOfWords = (partsOfPages: number): number => Math.max(8, Math.ceil(partsOfPages / 16));

/** The parts of a site. They do not depend on how many threads there are, and neither does what is found. */
export const partsOf = (files: string[]): Part[] => {
  const count = Math.ceil(files.length / pagesOfPart);
  const ofPages = Array.from(
    { length: count },
    (_, index): Part => ({
      isFirst: index === 0,
      files: files.slice(index * pagesOfPart, (index + 1) * pagesOfPart),
    }),
  );
  const shares = sharesOfWords(count);
  const ofWords = Array.from(
    { length: shares },
    (_, index): Part => ({
      isFirst: false,
      files: [],
      share: { index, count: shares },
    }),
  );
  return [...ofPages, ...ofWords];
};
