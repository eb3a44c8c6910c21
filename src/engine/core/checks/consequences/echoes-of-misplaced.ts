import { keyPointer } from '../context/words/keys/key-parts.ts';
import { placeKey } from '../problems/place-keys.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesGuess } from './echoes-guess.ts';
import { echoesMisplacedKey } from './echoes-misplaced-key.ts';
import { echoesMovedGroup } from './echoes-moved-group.ts';
import { echoesWrongFile } from './echoes-wrong-file.ts';
import { follows } from './follows.ts';
import { isLeftoverKey, leftFiles } from './is-leftover-key.ts';

/** The two groups that have each other's texts. */
const exchangedGroups = ({ file, named }: Problem): string[] =>
  named?.groups?.length === 2
    ? named.groups.map((group) => placeKey({ file, pointer: keyPointer(group) }))
    : [];

/** The outermost group of a text. */
const outermost = ({ pointer }: Problem): string[] => steps(pointer).slice(0, 1);

/** What follows from words, sections and entries that are in the wrong place. */
export const echoesOfMisplaced = {
  // Before all that follows from texts which are told as misplaced.
  echoesGuess,
  echoesMisplacedKey,
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
  echoesMovedGroup,
  echoesWrongFile,
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
