import { isConfigFile } from '../../file-names.ts';
import type { CheckName } from '../problems/is-of.ts';
import type { Problem } from '../problems/problem.ts';
import { settingOf } from './common-keys.ts';
import { type Echo, follows } from './follows.ts';
import { isUnreadable } from './kinds.ts';

/** What is compared with a setting waits until the setting is there, under its name and with a value of the right kind. */
const comparisons: [setting: RegExp, checks: CheckName[]][] = [
  [/^\/(organization|facts)(\/|$)/, ['seo/jsonld']],
  [/^\/(facts(\/|$)|titlePattern$|\w+\/facts$)/, ['seo/length']],
  [/^\/facts(\/[^/]+\/[^/]+)?$/, ['i18n/placeholder-mismatch']],
  [/^\/facts\/(phone|.*Phone)(Link)?$/, ['link/mailto-tel']],
  [/^\/names(\/|$)/, ['i18n/identical-to-source', 'i18n/inline-literal', 'content/misspelt-name']],
  [
    /^\/checks(\/i18n~1identical-to-source(\/|$)|$)/,
    ['i18n/identical-to-source', 'i18n/wrong-script-or-language'],
  ],
  [/^\/collections(\/[^/]+)?$/, ['ref/collection-folder']],
  [/^\/layout(\/|$)/, ['ref/lost-section']],
  [/^\/(collections\/[^/]+\/)?notFound$/, ['route/not-found-status']],
];

/** Whether a setting is gone as a whole, or impossible: it is told there and not at each text that depends on it. */
const isLost = ({ file, check, pointer, severity }: Problem): boolean =>
  isConfigFile(file) &&
  (check === 'i18n/identical-to-source' ||
    // The name of a host that is no other's.
    (check === 'config/env' && severity === 'warning') ||
    (check === 'i18n/placeholder-mismatch' && pointer === '/facts') ||
    (check === 'seo/title-pattern' && severity === 'error'));

/** What is not compared while something is wrong with the setting. */
const echoesComparedWith = (isCause: (problem: Problem) => boolean): Echo =>
  follows(
    ...comparisons.map(([setting, check]) => ({
      cause: (problem: Problem) => isCause(problem) && setting.test(settingOf(problem)),
      effect: { check, and: (problem: Problem) => !isCause(problem) },
      by: 'site' as const,
    })),
  );

/** A comparison with a setting that has an error of form. */
export const echoesCompared = echoesComparedWith(isUnreadable);

/** A comparison with a setting that is lost. */
export const echoesLost = echoesComparedWith(isLost);
