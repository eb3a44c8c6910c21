import { configFile } from '../../file-names.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isUnreadable, settingOf } from './setting-of.ts';

/** A comparison with a setting waits until the setting is there, under its name and with a value of the right kind. */
const comparisons: [setting: RegExp, check: RegExp][] = [
  [/^\/(organization|facts)(\/|$)/, /^seo\/jsonld$/],
  [/^\/(facts(\/|$)|titlePattern$|\w+\/facts$)/, /^seo\/length$/],
  [/^\/facts(\/[^/]+\/[^/]+)?$/, /^i18n\/placeholder-mismatch$/],
  [/^\/facts\/(phone|.*Phone)(Link)?$/, /^link\/mailto-tel$/],
  [/^\/names(\/|$)/, /^(i18n\/(identical-to-source|inline-literal)|content\/misspelt-name)$/],
  [
    /^\/checks(\/i18n~1identical-to-source(\/|$)|$)/,
    /^i18n\/(identical-to-source|wrong-script-or-language)$/,
  ],
  [/^\/collections(\/[^/]+)?$/, /^ref\/collection-folder$/],
  [/^\/layout(\/|$)/, /^ref\/lost-section$/],
  [/^\/(collections\/[^/]+\/)?notFound$/, /^route\/not-found-status$/],
];

/** A setting that is gone as a whole, or is impossible, is reported there and not at each text that depends on it. */
const isLost = ({ file, check, pointer, severity }: Problem): boolean =>
  file === configFile &&
  (check === 'i18n/identical-to-source' ||
    // The name of a host that is no other's.
    (check === 'config/env' && severity === 'warning') ||
    (check === 'i18n/placeholder-mismatch' && pointer === '/facts') ||
    (check === 'seo/title-pattern' && severity === 'error'));

const echoesComparedWith =
  (isCause: (problem: Problem) => boolean): Echo =>
  (problems) => {
    const causes = problems.filter(isCause);
    const settings = causes.map(settingOf);
    const idle = comparisons.filter(([own]) => settings.some((setting) => own.test(setting)));
    return (problem) => !causes.includes(problem) && idle.some(([, own]) => own.test(problem.check));
  };

export const echoesCompared = echoesComparedWith(isUnreadable);

export const echoesLost = echoesComparedWith(isLost);
