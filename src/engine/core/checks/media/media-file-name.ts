import type { Check } from '../check.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';

/** What ends the path of an address, or means another sign in it (RFC 3986, 2.1 and 3.3). */
const meaningful = /[#?%\\]/;

/** Files whose address would mean another file. */
export const mediaFileName: Check = {
  id: 'media/file-name',
  severity: 'error',
  description: 'The name of a file that is shown has no # ? % or \\, which mean something in addresses.',
  advice:
    'A browser that is asked for "/images/offer#2.svg" asks the server for "/images/offer" and shows nothing. Call the file by letters, digits and hyphens: "npm run content -- rename asset /images/offer#2.svg /images/offer-2.svg" changes every place that names it, too.',
  run: (context) => {
    const first = new Map(
      marksOfKind(context, 'asset')
        .filter(({ value }) => meaningful.test(value) && Object.hasOwn(context.source.assets, value))
        .reverse()
        .map(({ value, place }) => [value, place]),
    );
    return [...first].map(([file, place]) => {
      const [sign] = meaningful.exec(file) ?? [];
      const message = `"${file}" has a ${sign} in its name, which means something in addresses: browsers would ask for another file. Rename it.`;
      return { ...place, message };
    });
  },
};
