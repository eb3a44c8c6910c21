import { applyEdits } from 'jsonc-parser';
import { configFile, isLocaleFile } from '../../../src/engine/core/file-names.ts';
import { withoutUndefined } from '../../../src/engine/core/json/without-undefined.ts';
import { parseJson, type SyntaxFault } from '../../site/file-reader.ts';
import { type LocatedProblem, positionOf, startOf } from '../../site/locate-problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { behindEnd } from './behind-end.ts';
import { bracketAround, bracketSlip, closingBrackets, openBrackets } from './bracket-slip.ts';
import { describeConflict } from './describe-conflict.ts';
import { describeSyntax, noValue } from './describe-syntax.ts';
import { duplicateProblems } from './duplicate-problems.ts';
import { isSound } from './is-sound.ts';
import { lostOpening } from './lost-opening.ts';
import { lostBrace, signSlip, surplusBracket } from './sign-slip.ts';
import type { ToldSyntax } from './told-syntax.ts';

/** More commas than this in the wrong places, and the file is something else. */
const mostCommas = 10;

const ofBrackets = /^(EndOfFile|CloseBrace|CloseBracket)Expected$/;

/** Brackets are closed, and then perhaps a name begins. */
const onlyClosed = /^[}\],][}\]\s,]*("[^"\n]*"\s*)?$/;

/** Whether a bracket that does not fit explains another fault: it is right there, or only brackets follow it. */
const isRightBehind = (text: string, slip: number, offset: number): boolean =>
  slip === offset || onlyClosed.test(text.slice(slip, offset));

/** Missing commas, when they are all that a text lacks: how far lines are set in says nothing then. */
const onlyCommas = (text: string, fault: SyntaxFault, left = mostCommas): ToldSyntax | undefined => {
  const told = fault.message === 'CommaExpected' && left > 0 ? describeSyntax(text, fault) : undefined;
  if (!told?.mended) return undefined;
  const next = applyEdits(text, [told.mended]);
  const { fault: another } = parseJson('', next);
  const isMended = another ? onlyCommas(next, another, left - 1) !== undefined : isSound(next);
  return isMended ? told : undefined;
};

/** A parser stops where brackets cannot fit any more; where they began not to fit is mostly above. */
const slipBefore = (text: string, { offset, message }: SyntaxFault): ToldSyntax | undefined => {
  const isName = message === 'PropertyNameExpected';
  const isOfBrackets = ofBrackets.test(message) || (isName ? /[{}[\]]/ : /[}\]]/).test(text[offset] ?? '');
  if (!isOfBrackets && !isName && message !== 'CommaExpected') return undefined;
  const slip = bracketSlip(text);
  if (!slip || slip.offset > offset) return undefined;
  // A missing comma or name is a fault of brackets only right behind a bracket that does not fit.
  if (!isOfBrackets && !isRightBehind(text, slip.offset, offset)) return undefined;
  return surplusBracket(text, slip) ?? slip;
};

/** A value in the line below its name has lost the bracket that was behind the colon; or a value is missing there. */
const unopened = (text: string, { offset, message }: SyntaxFault): ToldSyntax | undefined => {
  if (!/^(Comma|Colon|PropertyName|EndOfFile)Expected$/.test(message)) return undefined;
  const [found, another] = text.slice(0, offset + 1).matchAll(/:[ \t]*\r?\n\s*("[^"\n]*"\s*:)?/g);
  // Who writes so more often has set the values below their names.
  if (!found || another) return undefined;
  if (openBrackets(text) === 0) return { offset: found.index + 1, length: 1, message: noValue };
  const sign = found[1] === undefined ? '[' : '{';
  return { offset: found.index, length: 1, message: `A ${sign} is missing behind this colon.` };
};

/** A name with its value in a list: the bracket before them is of the wrong kind, or that of a later item is missing. */
const wrongBracket = (text: string, { offset, message }: SyntaxFault): ToldSyntax | undefined => {
  const around =
    message === 'CommaExpected' && text[offset] === ':' ? bracketAround(text, offset) : undefined;
  if (around === undefined || text[around.offset] !== '[') return undefined;
  const [name = ''] = /"[^"\n]*"\s*$/.exec(text.slice(0, offset)) ?? [];
  return around.isBehindComma
    ? {
        offset: offset - name.length,
        length: name.trimEnd().length,
        message:
          'Names with values stand in { }, also in a list. The { is missing before this, or stands below.',
      }
    : {
        offset: around.offset,
        length: 1,
        message: 'Names with values stand in { }, and this begins a list.',
      };
};

/** Something that is closed further on but begins nowhere. Behind a bracket too many, everything looks like that. */
const unbegun = (text: string, { offset }: SyntaxFault): ToldSyntax | undefined => {
  const lost = lostOpening(text);
  const slip = lost && bracketSlip(text);
  return lost && lost.offset <= offset && !(slip && slip.offset < lost.offset) ? lost : undefined;
};

/** A text that ends amid brackets lacks more than one of them. */
const cutOff = (text: string, { offset }: SyntaxFault): ToldSyntax | undefined => {
  const end = text.trimEnd().length;
  const closing = offset < end ? [] : closingBrackets(text);
  if (closing.length < 2) return undefined;
  const message = `The file ends here, before ${closing.length} of its brackets are closed. Put back what stood after this, or close them: ${closing.join(' ')}`;
  return { offset: end, length: 1, message };
};

const toldOf = (text: string, fault: SyntaxFault): ToldSyntax =>
  describeConflict(fault.file, text) ??
  signSlip(text, fault) ??
  unopened(text, fault) ??
  unbegun(text, fault) ??
  onlyCommas(text, fault) ??
  slipBefore(text, fault) ??
  lostBrace(text, fault) ??
  wrongBracket(text, fault) ??
  cutOff(text, fault) ??
  behindEnd(text, fault) ??
  describeSyntax(text, fault);

/** Whether a text can be read after a change, or after further ones of the same kind. */
const isReadable = (text: string, { mended }: ToldSyntax, left = mostCommas): boolean => {
  if (!mended || left === 0) return false;
  const next = applyEdits(text, [mended]);
  const { fault } = parseJson('', next);
  return fault === undefined || isReadable(next, toldOf(next, fault), left - 1);
};

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
  const told = toldOf(text, fault);
  const { offset, length, message, remedy, tells, mended } = told;
  return {
    check: 'json/syntax',
    severity: 'error',
    file: fault.file,
    pointer: '',
    message: end === 0 ? `The file is empty. ${howToFill(fault.file)}` : message,
    ...positionOf(text, offset > end ? { offset: end, length: 1 } : { offset, length }),
    ...withoutUndefined({ remedy, tells }),
    ...(mended && isReadable(text, told) ? { fix: { splice: mended } } : {}),
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
