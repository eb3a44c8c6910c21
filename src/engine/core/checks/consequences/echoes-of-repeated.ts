import { isLocaleFile } from '../../file-names.ts';
import { type Echo, follows } from './follows.ts';

/** What is alike, or stands twice. */
export const echoesOfRepeated = {
  /**
   * Two options are alike because something is wrong with the words of one of them, which is told there. That may follow
   * from something else itself: it is looked at before it goes.
   */
  echoesLikeOption: follows(
    { cause: { not: 'form/duplicate-option' }, effect: 'form/duplicate-option', by: ['places', 'place'] },
    {
      cause: { not: 'form/duplicate-option', file: isLocaleFile },
      effect: 'form/duplicate-option',
      by: ['texts', 'namedTexts'],
    },
  ),
  /** What is wrong with the second of two properties of one name is asked when it is the only one. */
  echoesDuplicateKey: follows(
    { cause: 'json/duplicate-key', by: ['places', 'around'] },
    { cause: 'json/duplicate-key', by: ['places', 'aroundOrigin'] },
    // A property that nothing knows came into a group together with those that it has already.
    { cause: 'json/duplicate-key', effect: { check: 'schema/*', has: 'at' }, by: ['parents', 'parent'] },
  ),
} satisfies Record<string, Echo>;
