import type { PartReport } from '../../../src/engine/core/checks/check-part.ts';
import type { Share } from '../../../src/engine/core/checks/create-context.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';

/** A part of a large site: some of its pages, or a share of its words. */
export type Part = { isFirst: boolean; files: string[]; share?: Share };

/** The findings in a part: those of the checks, and those in the texts of its files. */
export type PartResult = {
  report: PartReport;
  faults: SyntaxFault[];
  repeating: string[];
  format: Problem[];
  /** The files that begin with a byte order mark. */
  marked: string[];
};

/** Enough pages that preparing a part costs little, and few enough that their values die young. */
const pagesOfPart = 25;

/** There are enough shares of the words that no thread is idle while another one checks the last. */
const sharesOfWords = (partsOfPages: number): number => Math.max(8, Math.ceil(partsOfPages / 16));

/** The parts of a site. Neither they nor the findings depend on the number of threads. */
export const sitePartsOf = (files: string[]): Part[] => {
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
