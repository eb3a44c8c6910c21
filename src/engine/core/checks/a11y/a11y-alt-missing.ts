import type { Check } from '../check.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';

/** Pictures that say something and do not say it in words. */
export const a11yAltMissing: Check = {
  id: 'a11y/alt-missing',
  severity: 'error',
  description: 'A picture that says something, such as a logo, says it in words, too.',
  advice:
    'Someone who cannot see a logo hears its alternative text, or nothing at all. Write the name that the picture shows, such as "alt": "Solmarea". Pictures that only decorate need none.',
  runOnPages: (context) =>
    marksOfKind(context, 'picture')
      .filter(
        ({ needsAlt, picture }) =>
          // A picture without a file is none yet: that is the schema's.
          needsAlt && typeof picture?.src === 'string' && picture.alt === undefined,
      )
      .map(({ value, place }) => ({
        ...place,
        missing: 'alt',
        message: `The picture "${value}" has no "alt". Write what it says to someone who cannot see it.`,
      })),
};
