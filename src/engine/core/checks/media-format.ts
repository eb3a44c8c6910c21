import type { Asset } from '../types.ts';
import type { Check } from './check.ts';
import { usedFiles } from './context/files/pictures.ts';

const endings: Record<string, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  heif: ['avif'],
  svg: ['svg'],
};

const endingOf = (src: string) => /\.(\w+)$/.exec(src)?.[1]?.toLowerCase() ?? '';

/** Whether a file is called by what it holds. */
export const isCalledByFormat = (src: string, format: string | undefined): boolean =>
  endings[format ?? '']?.includes(endingOf(src)) === true;

const faultOf = (src: string, { format, embeds }: Asset): string | undefined => {
  const ending = endingOf(src);
  const fitting = endings[format ?? ''];
  if (fitting && !fitting.includes(ending))
    return `The file holds a ${format} and is called .${ending}. Call it .${fitting[0]}.`;
  if (embeds)
    return 'The drawing has a photograph inside, which is sent whole to every screen. Save the photograph as a file of its own.';
  return ending === 'gif'
    ? 'GIF is large and has few colours. Save a still picture as PNG or WebP, and a moving one as an animated WebP.'
    : undefined;
};

/** Pictures saved in a way that costs visitors time. */
export const mediaFormat: Check = {
  id: 'media/format',
  severity: 'warning',
  description: 'A picture is saved in a format that fits it, and its name says which.',
  advice:
    'Photographs in JPEG or PNG are turned into light formats when the site is built, but not those hidden inside a drawing, and no GIF. Save a photograph as JPEG, a drawing as SVG, and let the name end in what the file holds: "team.jpg".',
  run: (context) =>
    usedFiles(context).flatMap(({ src, asset, place }) => {
      const fault = faultOf(src, asset);
      return fault === undefined ? [] : [{ ...place, message: `"${src}": ${fault}` }];
    }),
};
