import { configFile } from '../../file-names.ts';
import { steps } from './pointer-steps.ts';
import type { Place, Problem } from './problem.ts';

/** The page and section that something is about, as content owners call them; undefined if there are none. */
export const placeName = ({ file, page, section }: Place): string | undefined => {
  const around = page === undefined ? 'the layout' : `page "${page}"`;
  if (section !== undefined) return `section "${section}" of ${around}`;
  return page === undefined || file === configFile ? undefined : around;
};

/** How the message of a problem begins: with the page and section that it is about. */
export const placeInWords = (place: Place): string => {
  const name = placeName(place);
  return name === undefined ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
};

/** The message of a problem without the place that it begins with. */
export const messageWithoutPlace = (problem: Problem): string => {
  const place = placeInWords(problem);
  return problem.message.startsWith(place) ? problem.message.slice(place.length) : problem.message;
};

/** How the message of a problem names another place, until its line is known. */
export const placeInFile = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string =>
  `${file} (${steps(pointer).join('.')})`;
