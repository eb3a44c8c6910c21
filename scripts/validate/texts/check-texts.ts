import { configFile, isLocaleFile } from '../../../src/engine/core/file-names.ts';
import type { SyntaxFault } from '../../site/file-reader.ts';
import { type LocatedProblem, positionOf, startOf } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { describeSyntax } from './describe-syntax.ts';
import { duplicateProblems } from './duplicate-problems.ts';

/** What to do about a file with nothing in it: without its words a language of the site cannot be. */
const howToFill = (file: string): string => {
  if (file === configFile) return 'Write the settings of the site.';
  if (file.startsWith('schemas/')) return 'Take it back from git: pages are measured by it.';
  return isLocaleFile(file)
    ? 'Write the words of its language, or delete it if the site does not have that language.'
    : 'Write its content, or delete it.';
};

const syntaxProblem = (text: string, fault: SyntaxFault): LocatedProblem => {
  // Something missing at the end is missing behind the last sign, not below the last line.
  const end = text.trimEnd().length;
  const { offset, length, message, remedy, fix } = describeSyntax(text, fault);
  return {
    check: 'json/syntax',
    severity: 'error',
    file: fault.file,
    pointer: '',
    message: end === 0 ? `The file is empty. ${howToFill(fault.file)}` : message,
    ...positionOf(text, offset > end ? { offset: end, length: 1 } : { offset, length }),
    ...(remedy === undefined ? {} : { remedy }),
    ...(fix ? { fix: { splice: fix } } : {}),
  };
};

const markProblem = (file: string): LocatedProblem => ({
  check: 'json/byte-order-mark',
  severity: 'warning',
  message:
    'This file begins with a byte order mark, a sign that nobody sees. Save it as UTF-8 without it, or run: npm run validate -- --fix',
  file,
  pointer: '',
  ...startOf(),
  fix: { unmark: true },
});

/** The faults of syntax of some files, each at the place where it was made. */
export const syntaxProblems = ({ texts, faults }: Pick<SiteFiles, 'texts' | 'faults'>): LocatedProblem[] =>
  faults.map((fault) => syntaxProblem(texts.get(fault.file) ?? '', fault));

/**
 * What only the text of a file shows and its parsed value hides: faults of syntax, names that stand twice, and a byte
 * order mark.
 */
export const checkTexts = ({
  texts,
  faults,
  repeating,
}: Pick<SiteFiles, 'texts' | 'faults' | 'repeating'>): LocatedProblem[] => [
  ...[...texts.marked].map(markProblem),
  ...syntaxProblems({ texts, faults }),
  ...repeating.flatMap((file) => duplicateProblems(file, texts.get(file) ?? '')),
];
