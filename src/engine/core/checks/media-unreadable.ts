import type { Asset } from '../types.ts';
import type { Check } from './check.ts';
import { namedFiles } from './context/pictures.ts';
import type { Finding } from './problem.ts';

const isPicture = (src: string): boolean => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(src);

const broken: Record<string, string> = {
  conflict:
    'has lines that begin with "<<<<<<<", "=======" or ">>>>>>>": two versions of it stand in one file. Keep one of them, without these lines.',
  cut: 'ends before the drawing does: </svg> is missing. Save it again.',
};

/** What shows in the text of a file, whether a page shows the file or not. */
const brokenDrawing = ({ url, fault }: Asset): Finding[] => {
  const reason = fault && broken[fault.kind];
  return reason === undefined
    ? []
    : [{ file: `public${url}`, pointer: '', line: fault?.line ?? 1, message: `"${url}" ${reason}` }];
};

/** Pictures whose files are empty, damaged or something else. */
export const mediaUnreadable: Check = {
  id: 'media/unreadable',
  severity: 'error',
  description: 'A picture that is shown can be read, and its file says how large it is.',
  advice:
    'An empty or damaged file, or a web page saved under the name of a picture, shows nothing. Save the picture again. An SVG file needs a viewBox, or a width and a height, such as viewBox="0 0 800 600".',
  run: (context) => [
    ...Object.values(context.source.assets).flatMap(brokenDrawing),
    ...namedFiles(context).flatMap(({ src, asset, place }) =>
      isPicture(src) && !asset.fault && !(asset.width && asset.height)
        ? [
            {
              ...place,
              message: `"${src}" is no picture that can be read, or does not say its size. Save it again; an SVG file needs a viewBox.`,
            },
          ]
        : [],
    ),
  ],
};
