import type { Asset, SiteSource } from '../../types.ts';
import type { Check } from '../check.ts';
import { endingOf, endingsFor, fittingName, howToRenameFile } from '../context/files/fitting-name.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { usedFiles } from './pictures.ts';

/** Whether a file is called by what it holds. */
export const isCalledByFormat = (src: string, format: string | undefined): boolean =>
  endingsFor(format)?.includes(endingOf(src)) === true;

/** What is said of a file, and the one that was meant, if there is such. */
type Fault = Pick<Finding, 'message' | 'suggestion'>;

/** The endings that suit what a file holds, and all files of the site. */
type Fitting = { fitting: readonly string[]; assets: SiteSource['assets'] };

/** A name that does not say what the file holds, unless another file has the right one: then this is a copy of it. */
const wrongName = (src: string, format: string, { fitting, assets }: Fitting): Fault => {
  const is = `"${src}": The file holds a ${format} and is called .${endingOf(src)}`;
  const names = fitting.map((ending) => src.replace(/\w+$/, ending));
  const taken = names.find((name) => Object.hasOwn(assets, name));
  return taken === undefined
    ? { message: `${is}. Give it the right ending: ${howToRenameFile(src, fittingName(src, format))}` }
    : withSuggestion(`${is}, and there is one with the right name. Remove this one if it is a copy.`, taken);
};

const faultOf = (
  src: string,
  { format = '', embeds }: Asset,
  assets: Fitting['assets'],
): Fault | undefined => {
  const fitting = endingsFor(format);
  if (fitting && !isCalledByFormat(src, format)) return wrongName(src, format, { fitting, assets });
  if (embeds)
    return {
      message: `"${src}": The drawing has a photograph inside, which is sent whole to every screen. Save the photograph as a file of its own.`,
    };
  return endingOf(src) === 'gif'
    ? {
        message: `"${src}": GIF is large and has few colours. Save a still picture as PNG or WebP, and a moving one as an animated WebP.`,
      }
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
      const fault = faultOf(src, asset, context.source.assets);
      return fault === undefined ? [] : [{ ...place, ...fault }];
    }),
};
