import { isLocaleFile } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import { placeKey, placeKeysOf, pointersOf } from '../problems/place-keys.ts';
import type { Echo } from './echo.ts';
import { echoesDuplicateKey } from './echoes-duplicate-key.ts';

/** Two options are alike because something is wrong with the words of one of them, which is told there. */
const echoesLikeOption: Echo = (problems) => {
  const others = problems.filter(({ check }) => check !== 'form/duplicate-option');
  const places = new Set(others.flatMap(placeKeysOf));
  const pointers = new Set(others.filter(({ file }) => isLocaleFile(file)).flatMap(pointersOf));
  return (problem) =>
    problem.check === 'form/duplicate-option' &&
    (places.has(placeKey(problem)) ||
      (problem.named?.keys ?? []).some((key) => pointers.has(keyPointer(key))));
};

/** What is alike, or stands twice. */
export const echoesOfRepeated = {
  // What is wrong with the words of an option may follow from something else itself: it is looked at before that goes.
  echoesLikeOption,
  echoesDuplicateKey,
} satisfies Record<string, Echo>;
