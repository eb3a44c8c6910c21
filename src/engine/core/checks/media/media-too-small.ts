import { isDrawingFile } from '../../picture-file.ts';
import type { Check } from '../check.ts';
import type { Finding } from '../problems/problem.ts';
import { type PlacedPicture, pictures } from './pictures.ts';

/** The least width of a picture made of pixels: a wordmark of 150 px on a screen with two pixels for each. */
const least = 300;

/** How wide a document says that a picture is; a size that does not fit its file is `media/dimensions`'. */
const saidWidth = ({ picture: { width, height }, asset }: PlacedPicture): number => {
  if (typeof width !== 'number') return least;
  const fits =
    typeof height !== 'number' ||
    Math.abs((width * (asset.height ?? 0)) / (height * (asset.width ?? 1)) - 1) < 0.02;
  return fits ? width : 0;
};

const finding = (item: PlacedPicture): Finding[] => {
  const { place, asset, src } = item;
  const needed = saidWidth(item);
  if (isDrawingFile(src) || !asset.width || asset.width >= needed) return [];
  const message = `"${src}" is ${asset.width} pixels wide; it needs ${needed} to be sharp. Use a larger file, or a drawing (SVG).`;
  return [{ ...place, message }];
};

/** Pictures with fewer pixels than sharp screens show. */
export const mediaTooSmall: Check = {
  id: 'media/too-small',
  severity: 'warning',
  description: 'A picture has as many pixels as sharp screens show.',
  advice:
    'On phones and good screens a small picture looks blurred. Save it at twice the width it is shown in: 600 pixels for a logo of 300. Drawings (SVG) are sharp at any size.',
  runOnPages: (context) => pictures(context).flatMap(finding),
};
