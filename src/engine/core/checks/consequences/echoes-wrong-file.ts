import { isLocaleFile } from '../../file-names.ts';
import { isOf } from '../problems/is-of.ts';
import type { Echo } from './echo.ts';

const isOfWords = isOf('i18n/*', 'content/*', 'seo/*', 'a11y/*');

/**
 * Problems of a file with another one's texts, or compared with such a file, say nothing. A new language, which is only
 * a warning, may still lack what keeps the site from being built.
 */
export const echoesWrongFile: Echo = (problems) => {
  const told = problems.filter(({ check }) => check === 'i18n/wrong-file');
  const wrong = new Map(told.map(({ file, severity }) => [file, severity]));
  // Every translation is compared with the default language, and only the file of that is an error.
  const isSource = told.some(({ severity }) => severity === 'error');
  return (problem) => {
    const { file, origin, severity } = problem;
    return (
      isOfWords(problem) &&
      problem.check !== 'i18n/wrong-file' &&
      !(severity === 'error' && wrong.get(file) === 'warning') &&
      (wrong.has(file) || wrong.has(origin?.file ?? '') || (isSource && isLocaleFile(file)))
    );
  };
};
