import { camelCase, keyPointer } from '../context/words/keys/key-parts.ts';
import { isOf } from '../problems/is-of.ts';
import { placeKey } from '../problems/place-keys.ts';
import { lastStep, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { type Echo, follows } from './follows.ts';
import { isLeftoverKey, mayLackWords } from './kinds.ts';
import { lostWords } from './lost-words.ts';

const isMisplaced = isOf('i18n/misplaced-key');

/** Whether a problem is about the words that stand in a property, whatever they should be. */
const isOfWords = isOf('seo/length', 'i18n/max-length', 'i18n/unlike-others', 'form/unknown-rule');

/** Whether a problem is that words are said elsewhere, too: those of another text are. */
const isOfSameWords = isOf(
  'seo/duplicate-title',
  'seo/duplicate-description',
  'a11y/duplicate-landmark-label',
);

/** The properties that may show a text: "form.title" is that of "title" or "formTitle". */
const namesFor = (pointer: string): string[] => {
  const name = lastStep(pointer);
  return [name, camelCase(`${steps(pointer).at(-2)}-${name}`)];
};

/** What should show the text is missing, and its neighbors only seem to mean it. */
const echoesAbsent: Echo = (problems) => {
  const absent = new Set(problems.flatMap(({ missing }) => missing ?? []));
  return ({ origin }) => namesFor(origin?.pointer ?? '').some((name) => absent.has(name));
};

/** What else is wrong at the same place is told there. A mere remark, such as of an exchange since a commit, is no fault. */
const echoesOtherFault: Echo = (problems) => {
  const others = problems.filter(
    (problem) =>
      !isMisplaced(problem) && !isOfWords(problem) && !isOfSameWords(problem) && problem.severity !== 'info',
  );
  const told = new Set(others.map(placeKey));
  return (problem) => told.has(placeKey(problem));
};

/** A text is asked for only if it is left over. */
const echoesNotLeft: Echo = (problems) => {
  const left = new Set(problems.filter(isLeftoverKey).map(({ pointer }) => pointer));
  return ({ origin }) => origin !== undefined && !left.has(origin.pointer);
};

/** Nor as long as something has an error that may have lost it. */
const echoesFaultOfHome = follows({ cause: mayLackWords, effect: { has: 'origin' }, by: lostWords });

/** The keys in the wrong property that are told. Which of several left texts was meant cannot be known. */
const toldKeys = (problems: Problem[]): Problem[] => {
  const misplaced = problems.filter(isMisplaced);
  if (misplaced.length === 0) return [];
  const tests = [echoesAbsent, echoesOtherFault, echoesNotLeft, echoesFaultOfHome].map((echo) =>
    echo(problems),
  );
  const open = misplaced.filter((problem) => !tests.some((isEcho) => isEcho(problem)));
  return [...Map.groupBy(open, placeKey).values()].filter(({ length }) => length === 1).flat();
};

/** A property may name a text of another place on purpose: it is misplaced only if no page shows the text beside it. */
export const echoesMisplacedKey: Echo = (problems) => {
  const told = new Set(toldKeys(problems));
  return (problem) => isMisplaced(problem) && !told.has(problem);
};

/** The texts that belong there, and those that stand there. */
const namedTexts = ({ named }: Problem): string[] =>
  [...(named?.keys ?? []), ...(named?.shown ?? [])].map(keyPointer);

/** The page, or the frame of all. */
const pageOrFrame = ({ page = '' }: Problem): string[] => [page];

const misplaced = 'i18n/misplaced-key';

/** Nothing else is reported of words in the wrong property. */
export const echoesOfMisplacedKey = follows(
  { cause: misplaced, effect: isLeftoverKey, by: [({ origin }) => (origin ? [origin.pointer] : []), 'text'] },
  // An item says one text twice because one of its properties names the text of the other.
  { cause: misplaced, effect: 'content/repeated-item', by: 'parent' },
  { cause: misplaced, effect: 'a11y/duplicate-landmark-label', by: pageOrFrame },
  { cause: misplaced, effect: isOfSameWords, by: 'place' },
  // A rule of a form stands beside all pages, and the message that says another number is on one of them.
  {
    cause: misplaced,
    effect: { check: 'form/unknown-rule', lacks: 'page', severity: 'warning' },
    by: 'site',
  },
  {
    cause: misplaced,
    effect: { and: isOfWords, lacks: 'page', severity: 'warning' },
    by: [namedTexts, 'text'],
  },
  { cause: { check: misplaced, lacks: 'origin' }, effect: { and: isOfWords, has: 'page' }, by: 'page' },
  {
    cause: misplaced,
    effect: { and: isOfWords, has: 'page', not: 'i18n/unlike-others' },
    by: 'place',
  },
);
