import type { Check } from '../check.ts';
import { placeholderPicture } from '../context/files/placeholder-picture.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';

/** Places kept for pictures that were never named. */
export const mediaTodoPicture: Check = {
  id: 'media/todo-picture',
  severity: 'error',
  description: 'No picture only keeps the place of one that is still to be named.',
  advice:
    'A new page or solution names /images/todo.svg, a file that is not there, wherever a picture belongs; visitors would see an empty frame. Name the picture that belongs there, such as "src": "/images/team.svg".',
  runOnPages: (context) =>
    marksOfKind(context, 'asset')
      .filter(({ value }) => value === placeholderPicture)
      .map(({ place }) => ({
        ...place,
        message: `"${placeholderPicture}" only keeps the place of a picture. Name the picture that belongs here.`,
      })),
};
