import { isLocaleFile, publicAddress } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import type { CheckName } from '../problems/is-of.ts';
import { placeKey, placeKeysOf, pointersOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { echoesFollowOn } from './echoes-follow-on.ts';
import { anyEcho, type Echo, follows } from './follows.ts';
import { isDoubt, type Kind, likeSource, matching } from './kinds.ts';
import { onlyWorst } from './only-worst.ts';

/** Two texts of the default language that were exchanged, which a check tells as one fault. */
const exchange: Kind = { check: 'i18n/stale', has: 'also' };

const isExchange = matching({ check: ['i18n/stale', 'i18n/copied-text'], has: 'also' });

const copy: CheckName[] = ['i18n/copied-text', 'i18n/placeholder-mismatch', 'i18n/stale'];

const isOfCopiedText = matching({ check: copy, not: isExchange });

/** The text whose words another one seems to be a copy of. */
const copiedText = (problem: Problem): string[] =>
  isOfCopiedText(problem) ? (problem.named?.keys ?? []).slice(0, 1).map(keyPointer) : [];

/** Both places of words that were copied or exchanged. */
const placesOfCopy = (problem: Problem): string[] => {
  if (isExchange(problem)) return placeKeysOf(problem);
  const { file, pointer } = problem;
  return copiedText(problem).flatMap((other) =>
    [pointer, other].map((one) => placeKey({ file, pointer: one })),
  );
};

const textsOfCopy = (problem: Problem): string[] =>
  placesOfCopy(problem).map((place) => place.slice(place.indexOf('\n') + 1));

const textsOfExchange = (problem: Problem): string[] => [
  ...pointersOf(problem),
  ...(problem.named?.keys ?? []).map(keyPointer),
];

const pictureOf = (problem: Problem): string[] => [placeKey(problem).replace(/\/src$/, '')];

const ofTwoLanguages: CheckName[] = [
  ...likeSource,
  'i18n/copied-text',
  'i18n/expansion',
  'i18n/max-length',
  'i18n/placeholder-mismatch',
  'seo/length',
];

/** What is told of a text only when nothing else is, the least last. Whose words stand there is sure. */
const last: CheckName[] = ['i18n/inline-mismatch', 'i18n/changed-letter', 'i18n/expansion'];

const echoesLeast = onlyWorst({
  of: { not: isDoubt },
  worstFirst: [[{ not: last }, { check: 'i18n/inline-mismatch', has: 'suggestion' }], ...last],
  by: ['places', 'place'],
});

const echoesOfWords = follows(
  // What is wrong with a file is told at its name, and its size on the page, which follows from that, at the picture.
  { cause: ['media/unreadable', 'media/format'], effect: 'media/too-small', by: pictureOf },
  // The file that should be shown instead is not shown because of that.
  {
    cause: { check: ['media/unreadable', 'media/format'], has: 'suggestion' },
    effect: 'ref/orphan-asset',
    by: [
      ({ suggestion = '' }) => [suggestion],
      ({ file, suggestion }) => [suggestion ?? publicAddress(file)],
    ],
  },
  // Exchanged texts say in no language what the other languages say there.
  { cause: exchange, effect: ofTwoLanguages, by: ['places', 'place'] },
  {
    cause: exchange,
    effect: { check: ofTwoLanguages, file: isLocaleFile },
    by: [textsOfExchange, (problem) => [problem.pointer, ...copiedText(problem)]],
  },
  // Two texts told as exchanged by how they end: that they say something else follows from that.
  { cause: { check: 'i18n/end-sign-mismatch', has: 'also' }, effect: likeSource, by: ['places', 'place'] },
  // Pages, links or parts of a page that are called alike because a text was written over by another.
  {
    cause: copy,
    effect: ['a11y/link-text', 'a11y/duplicate-landmark-label'],
    by: [textsOfCopy, 'namedTexts'],
  },
  { cause: copy, effect: ['seo/duplicate-title', 'seo/duplicate-description'], by: [placesOfCopy, 'place'] },
  // New words behind a key differ from the translated ones: if they are left over, only that is told.
  { cause: { check: 'i18n/unused-key', tells: 'hidden' }, effect: 'i18n/stale', by: 'text' },
  // Faulty words are the reason why a link leads elsewhere than its words say.
  { cause: { file: isLocaleFile }, effect: 'link/mailto-tel', by: ['text', 'namedTexts'] },
);

/** Problems about a text that only follow from another about the same text. */
export const echoesSameText: Echo = anyEcho(echoesOfWords, echoesLeast, echoesFollowOn);
