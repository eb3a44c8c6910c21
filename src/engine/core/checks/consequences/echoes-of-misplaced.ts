import { isLocaleFile } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import type { CheckName } from '../problems/is-of.ts';
import { placeKey } from '../problems/place-keys.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { echoesGuess } from './echoes-guess.ts';
import { echoesMisplacedKey, echoesOfMisplacedKey } from './echoes-misplaced-key.ts';
import { echoesInMovedGroup, echoesMovedGroup } from './echoes-moved-group.ts';
import { type Echo, follows } from './follows.ts';
import { isLeftoverKey, leftFiles, mild } from './kinds.ts';

/** The two groups that have each other's texts. */
const exchangedGroups = ({ file, named }: Problem): string[] =>
  named?.groups?.length === 2
    ? named.groups.map((group) => placeKey({ file, pointer: keyPointer(group) }))
    : [];

const ofWords: CheckName[] = ['i18n/*', 'content/*', 'seo/*', 'a11y/*'];

/** The outermost group of a text. */
const outermost = ({ pointer }: Problem): string[] => steps(pointer).slice(0, 1);

/** What follows from words, sections and entries that are in the wrong place. */
export const echoesOfMisplaced = {
  // Before all that follows from texts which are told as misplaced.
  echoesGuess,
  echoesMisplacedKey,
  echoesOfMisplacedKey,
  /** An entry that is gone, and that pages link to as well, is told at those links. */
  echoesGoneEntry: follows(
    { cause: 'ref/missing-entry', effect: 'ref/unknown-entry', by: 'place' },
    { cause: 'ref/missing-entry', effect: 'ref/unknown-entry', by: 'namedPages' },
  ),
  /** Whatever is wrong with the texts of two groups in each other's places follows from that. */
  echoesExchangedGroups: follows(
    { cause: 'i18n/moved-group', by: [exchangedGroups, 'around'] },
    { cause: 'i18n/moved-group', by: [exchangedGroups, 'aroundOrigin'] },
  ),
  echoesInMovedGroup,
  echoesMovedGroup,
  /** Problems of a file with another one's texts, or compared with such a file, say nothing. */
  echoesWrongFile: follows(
    // A new language, which is only a warning, may still lack what keeps the site from being built.
    { cause: 'i18n/wrong-file', effect: { check: ofWords, severity: mild }, by: 'file' },
    {
      cause: 'i18n/wrong-file',
      effect: ofWords,
      by: ['file', ({ origin }) => (origin ? [origin.file] : [])],
    },
    // Every translation is compared with the default language, and only the file of that is an error.
    {
      cause: { check: 'i18n/wrong-file', severity: 'error' },
      effect: { check: ofWords, file: isLocaleFile },
      by: 'site',
    },
  ),
  /** Words of a section that the layout has lost, and links to it, follow from that. */
  echoesLostSection: follows(
    { cause: 'ref/lost-section', effect: leftFiles, by: 'site' },
    { cause: 'ref/lost-section', effect: isLeftoverKey, by: [({ named }) => named?.groups ?? [], outermost] },
    {
      cause: 'ref/lost-section',
      effect: 'link/broken-anchor',
      by: [({ named }) => named?.types ?? [], ({ named }) => named?.sections ?? []],
    },
  ),
  /** A page that lies in the wrong folder is missing where a list singles it out, and has no place or address there. */
  echoesFolder: follows(
    { cause: 'ref/collection-folder', effect: 'ref/unknown-entry', by: ['page', 'namedPages'] },
    { cause: 'ref/collection-folder', effect: ['content/duplicate-order', 'route/reserved'], by: 'page' },
  ),
} satisfies Record<string, Echo>;
