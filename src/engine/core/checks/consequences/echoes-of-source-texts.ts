import { isLocaleFile } from '../../file-names.ts';
import { type Echo, follows } from './follows.ts';
import { isOverwritten, type Kind, likeSource, mild } from './kinds.ts';

const slip: Kind = { check: 'i18n/stale', has: 'suggestion' };

const otherName: Kind = { check: 'i18n/inline-mismatch', has: 'suggestion' };

/** What follows from the words that a translation was made from. */
export const echoesOfSourceTexts = {
  /** Words whose own name is known stand behind another's: that they are not what this one says follows from that. */
  echoesOtherName: follows({ cause: otherName, effect: 'i18n/*', by: ['place', 'placeAndOrigin'] }),
  /** If a text has a slip, that is why its translations no longer fit. */
  echoesSlip: follows({ cause: slip, effect: { severity: mild }, by: ['place', 'origin'] }),
  /** A source with the words of another text was overwritten by them: that it ends or counts otherwise follows from that. */
  echoesOverwritten: follows({
    cause: { check: 'i18n/stale', and: [{ tells: 'copy' }, { tells: 'exchange' }] },
    effect: likeSource,
    by: 'place',
  }),
  /** What was left beside the words of one language has numbers and signs that no other has. */
  echoesLeftNote: follows({
    cause: { check: 'content/forbidden-text', file: isLocaleFile },
    effect: { and: likeSource, file: isLocaleFile },
    by: 'text',
  }),
  /** An emphasis waits until its heading is right. That a heading may be overwritten is a guess, and that its emphasis no longer fits is sure. */
  echoesEmphasis: follows(
    {
      cause: { not: ['content/emphasis', isOverwritten] },
      effect: 'content/emphasis',
      by: ['places', 'placeAndOrigin'],
    },
    { cause: 'content/emphasis', effect: isOverwritten, by: ['placeAndOrigin', 'place'] },
  ),
  /** That the translations of both are to be looked at waits until the emphasis is right. */
  echoesOfEmphasis: follows({
    cause: 'content/emphasis',
    effect: 'i18n/stale',
    by: ['placeAndOrigin', 'origin'],
  }),
  /** Whether a translation still fits matters once its own words and its source are right, or nearly so. */
  echoesOrigin: follows(
    {
      cause: { severity: ['error', 'warning'], lacks: 'origin' },
      effect: { severity: mild, has: 'origin' },
      by: ['places', 'placeAndOrigin'],
    },
    {
      cause: { severity: 'error', lacks: 'origin' },
      effect: { severity: 'error', has: 'origin' },
      by: ['places', 'placeAndOrigin'],
    },
  ),
} satisfies Record<string, Echo>;
