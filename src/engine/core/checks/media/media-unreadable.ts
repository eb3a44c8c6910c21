import { isPictureFile } from '../../picture-file.ts';
import type { Check } from '../check.ts';
import { drawingFaults } from './drawing-faults.ts';
import { usedFiles } from './pictures.ts';

const broken = {
  conflict:
    'has lines that begin with "<<<<<<<", "=======" or ">>>>>>>": two versions of it stand in one file. Keep one of them, without these lines.',
  empty: 'is empty. Save the drawing again.',
  page: 'holds a web page and no drawing. Save the drawing itself under this name.',
  pixels:
    'holds a picture made of pixels and no drawing. Save it with the ending of its kind, such as .png, and name it so where it is shown.',
  nameless:
    'does not say that it is a drawing, so browsers show nothing of it. Write xmlns="http://www.w3.org/2000/svg" behind its first <svg.',
  malformed:
    'cannot be read from this line on, so browsers show nothing of it: mostly a quotation mark or a bracket is lost there. Save the drawing again.',
  misencoded:
    'has a letter in this line that is not written in UTF-8, so browsers show nothing of it. Save the drawing as UTF-8.',
  miscased:
    'has the name viewBox with other capitals, which browsers pass over: the drawing does not grow or shrink with its place. Write viewBox.',
  sizeless:
    'does not say how large it is, so pages can keep no place free for it. Write its size behind <svg, such as viewBox="0 0 800 600"; saved again by the program that drew it, it mostly has one.',
  cut: 'ends before the drawing does: </svg> is missing. Save it again.',
};

/** Pictures whose files are empty, damaged or something else. */
export const mediaUnreadable: Check = {
  id: 'media/unreadable',
  severity: 'error',
  description: 'A picture that is shown can be read, and its file says how large it is.',
  advice:
    'An empty or damaged file, or a web page saved under the name of a picture, shows nothing. Save the picture again. An SVG file needs a viewBox, or a width and a height, such as viewBox="0 0 800 600".',
  run: (context) => [
    ...drawingFaults(context.source, broken),
    ...usedFiles(context).flatMap(({ src, asset, place }) =>
      isPictureFile(src) && !asset.fault && !(asset.width && asset.height)
        ? [
            {
              ...place,
              message: `"${src}" is no picture that can be read. Save it again.`,
            },
          ]
        : [],
    ),
  ],
};
