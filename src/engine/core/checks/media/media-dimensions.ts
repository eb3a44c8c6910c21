import type { Check } from '../check.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { type PlacedPicture, pictures } from './pictures.ts';

/** Rounding to whole pixels changes a ratio a little; a greater difference means another picture. */
const tolerance = 0.02;

const isOther = (one: number, other: number): boolean => Math.abs(one / other - 1) > tolerance;

/** The side that is not written is the file's, whatever stands for the other. */
const lonely = ({ picture, place, asset, src }: PlacedPicture): Finding[] => {
  const [name, other] =
    picture.width === undefined ? (['height', 'width'] as const) : (['width', 'height'] as const);
  const written = picture[name];
  if (typeof written !== 'number' || !asset.width || !asset.height || !isOther(written, asset[name] ?? 0))
    return [];
  const message = `"${src}" is ${asset.width} × ${asset.height} pixels, which a ${name} of ${written} without a ${other} would distort. Leave it out, or write both.`;
  return [{ ...place, pointer: below(place.pointer, name), message, at: 'key', fix: { remove: true } }];
};

/** Tells a width and a height that would distort a picture, at the one that does not fit, or one without the other. */
const finding = (placed: PlacedPicture): Finding[] => {
  const { picture, place, asset, src } = placed;
  const { width, height } = picture;
  if ((width === undefined) !== (height === undefined)) return lonely(placed);
  if (typeof width !== 'number' || typeof height !== 'number' || !asset.width || !asset.height) return [];
  const ratio = asset.width / asset.height;
  if (!(width > 0) || !(height > 0) || !isOther(width / height, ratio)) return [];
  const [name, value] =
    width === asset.width
      ? (['height', Math.round(width / ratio)] as const)
      : (['width', Math.round(height * ratio)] as const);
  const message = `"${src}" is ${asset.width} × ${asset.height} pixels, which ${width} × ${height} would distort. Leave both out, or write ${value} here.`;
  return [
    {
      ...place,
      pointer: below(place.pointer, name),
      message,
      suggestion: String(value),
      fix: { set: value },
    },
  ];
};

/** Sizes of pictures that their files have not. */
export const mediaDimensions: Check = {
  id: 'media/dimensions',
  severity: 'error',
  description: 'The width and height written beside a picture have the ratio of its file.',
  advice:
    'A wrong ratio stretches the picture, or makes the page jump when it arrives. Leave width and height out: they are read from the file when the site is built. Or write its own, such as 1600 and 900.',
  runOnPages: (context) => pictures(context).flatMap(finding),
};
