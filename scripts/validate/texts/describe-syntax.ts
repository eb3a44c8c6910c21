import { parseJson, type SyntaxFault } from '../../site/file-reader.ts';
import { behindEnd, behindList } from './behind-end.ts';
import { bracketHints } from './bracket-hints.ts';
import { bracketSuspects } from './bracket-suspects.ts';
import { describeConflict } from './describe-conflict.ts';
import { describeEncoding } from './describe-encoding.ts';
import { describeNumber } from './describe-number.ts';
import { describeProgramFile } from './describe-program-file.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { easySlips } from './easy-slips.ts';
import { parserMeaning } from './parser-meaning.ts';
import { signSlips } from './sign-slips.ts';
import { strayGroups } from './stray-groups.ts';
import type { Suspect, Suspicion } from './suspect.ts';

/** What is sure by itself, then what can be tried, then what lines and brackets let suppose, and last what a parser says. */
const suspects: Suspect[] = [
  describeConflict,
  describeProgramFile,
  describeEncoding,
  describeNumber,
  ...signSlips,
  easySlips,
  ...bracketSuspects,
  behindList,
  ...strayGroups,
  ...bracketHints,
  behindEnd,
  parserMeaning,
];

/** Whether a text can be read, and has each name once. */
const isSound = (text: string): boolean =>
  !parseJson('', text).fault && duplicateProblems('', text).length === 0;

/** What is told of a fault of the syntax: the first suspicion that really mends the text, or that nothing can try. */
export const describeSyntax = (text: string, fault: SyntaxFault): Suspicion => {
  for (const suspect of suspects)
    for (const suspicion of suspect(text, fault))
      if (suspicion.mended === undefined || isSound(suspicion.mended)) return suspicion;
  throw new Error(`Nothing is told of ${fault.message}`);
};
