import { isDrawingFile } from '../../picture-file.ts';
import type { Check } from '../check.ts';
import { sizeInWords, usedFiles } from './pictures.ts';

const id = 'media/too-large';

type Kind = 'drawing' | 'photo' | 'other';

/** Photographs are made smaller when the site is built; drawings and other files are sent as they are. */
const budgets: Record<Kind, number> = { drawing: 100, photo: 2000, other: 5000 };

const kindOf = (src: string): Kind => {
  if (isDrawingFile(src)) return 'drawing';
  return /\.(png|jpe?g|webp|avif)$/i.test(src) ? 'photo' : 'other';
};

/** Files that are larger than visitors should have to wait for. */
export const mediaTooLarge: Check = {
  id,
  severity: 'warning',
  description: 'A file is not larger than its kind needs to be.',
  advice:
    'Every kilobyte is waited for on a phone. Save a photograph of 2 MB at the width it is shown in, twice that at most, and let a drawing be simplified ("svgo hero.svg"); a drawing of more than 100 kB mostly has a photograph inside.',
  options: {
    drawing: {
      kind: 'number',
      meaning: `The most that an SVG may have, in kB; ${budgets.drawing} when left out.`,
    },
    photo: {
      kind: 'number',
      meaning: `The most that a photograph may have, in kB; ${budgets.photo} when left out.`,
    },
    other: {
      kind: 'number',
      meaning: `The most that any other file may have, in kB; ${budgets.other} when left out.`,
    },
  },
  run: (context) => {
    const options = context.options(id);
    return usedFiles(context).flatMap(({ src, asset, place }) => {
      const own = options[kindOf(src)];
      const budget = (typeof own === 'number' ? own : budgets[kindOf(src)]) * 1000;
      // Another kind of file under a wrong name has another budget.
      const isOtherKind = asset.fault?.kind === 'pixels' || asset.fault?.kind === 'page';
      if (isOtherKind || asset.bytes === undefined || asset.bytes <= budget) return [];
      const message = `"${src}" has ${sizeInWords(asset.bytes)}; ${sizeInWords(budget)} are enough. Make the file smaller.`;
      return [{ ...place, message }];
    });
  },
};
